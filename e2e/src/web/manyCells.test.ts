import { describe, test } from 'vitest';
import { hasChromium } from '../chromium.ts';
import { COUNTING } from './motion.ts';
import { setStage } from './stage.ts';
import { drag, expectCalm, middleOfWindow, openSurface, pinch, rollBy, zoomTo } from './surface.ts';

describe.skipIf(!hasChromium)('a layout of ninety cards on a phone', () => {
  const stage = setStage();

  test('nothing is rendered or laid out while it is dragged, pinched and rolled', async () => {
    const anne = await stage.enter({ size: 'phone', before: COUNTING });
    await openSurface(anne, '/gallery/piatka-z-kosmosu/ninety');
    const middle = await middleOfWindow(anne);
    await expectCalm(anne, () => drag(anne, middle, { x: 90, y: -60 }));
    await expectCalm(anne, () => pinch(anne, middle, 120));
    await expectCalm(anne, () => rollBy(anne, { x: 40, y: 60 }));
    await expectCalm(anne, () => zoomTo(anne, 0.6, middle));
  });
});

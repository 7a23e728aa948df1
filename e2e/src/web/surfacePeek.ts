import { launchChromium } from '../chromium.ts';
import { enter } from './person.ts';
import { openSite } from './site.ts';
const site = await openSite();
const browser = await launchChromium();
for (const size of ['desktop', 'phone'] as const)
  for (const what of ['grid', 'map']) {
    const p = await enter(browser, site.url, { size, isMoving: true });
    await p.open(`/gallery/kit/board-${what}`);
    await p.page.waitForTimeout(800);
    await p.page.screenshot({ path: `/tmp/surface/${what}-${size}-0.png` });
    await p.page.getByText('Next turn').click();
    await p.page.waitForTimeout(1500);
    await p.page.screenshot({ path: `/tmp/surface/${what}-${size}-1.png` });
    await p.page.getByText('Show me').click();
    await p.page.waitForTimeout(900);
    await p.page.screenshot({ path: `/tmp/surface/${what}-${size}-2.png` });
    console.log(what, size, p.troubles);
    await p.context.close();
  }
await browser.close();
await site.close();

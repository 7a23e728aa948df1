import { describe, expect, test } from 'vitest';
import { hasChromium } from '../chromium.ts';
import { expectAccessible } from './accessibility.ts';
import { mine } from './home.ts';
import { cardAsked, handCard, handCards, lay } from './drivers/kosmiczni-piraci.ts';
import { layForFriends, setSail, sitDown, sitDownToo } from './laying.ts';
import { confirm, fromMenu } from './menu.ts';
import { setStage } from './stage.ts';
import { curtainFor, lift } from './table.ts';

const CREW = [{ name: 'Ann' }, 'open', 'open'] as const;

describe.skipIf(!hasChromium)('two at one device among friends', () => {
  const stage = setStage();

  test('find an open table on the home page, sit down there, and see one hand at a time', async () => {
    const ann = await stage.enter();
    const sofa = await stage.enter({ size: 'phone', language: 'pl' });
    const late = await stage.enter();
    const path = await layForFriends(ann, { game: 'kosmiczni-piraci', crew: CREW, isListed: true });
    await sofa.open('/');
    await sofa.tap(mine(sofa, 'Ann', 'web:mine.sit'));
    await sitDown(sofa, 'Bea');
    await sitDownToo(sofa, 'Cid');
    await sofa.tap(sofa.button('web:lobby.say-ready'));
    await expectAccessible(sofa, 'two chairs of one’s own');

    // A table without a chair invites nobody, another one does.
    const zoe = await stage.enter();
    await layForFriends(zoe, {
      game: 'kosmiczni-piraci',
      crew: [{ name: 'Zoe' }, 'open', 'open'],
      isListed: true,
    });
    await late.open('/');
    await late.see(mine(late, 'Zoe', 'web:mine.sit'));
    expect(await mine(late, 'Ann', 'web:mine.sit').count()).toBe(0);

    await setSail(ann, CREW.length);
    await ann.see(cardAsked(ann));
    await sofa.see(curtainFor(sofa, 'Bea'));
    // Nobody here is on turn: the curtain does not say so.
    await sofa.see(
      sofa.page.getByRole('heading', { name: sofa.say('table:curtain-looks', { name: 'Bea' }) }),
    );
    expect(await handCards(sofa).count()).toBe(0);
    await lay(ann, handCard(ann, '5'), 1);
    await sofa.see(sofa.page.getByRole('heading', { name: sofa.say('table:curtain-next', { name: 'Bea' }) }));
    await lift(sofa, 'Bea');
    await lay(sofa, handCard(sofa, '3'), 2);
    await sofa.see(curtainFor(sofa, 'Cid'));
    expect(await handCards(sofa).count()).toBe(0);

    await sofa.open('/');
    const waited = sofa.say('web:mine.waited', { names: 'Cid' });
    await sofa.see(mine(sofa, waited, 'web:mine.turn'));
    await expectAccessible(sofa, 'home, where somebody waits');
    await ann.open('/');
    await ann.see(mine(ann, ann.say('web:mine.waited', { names: 'Cid' }), 'web:mine.playing'));
    await ann.open(path);
    await ann.page.reload();
    await sofa.open(path);
    await lift(sofa, 'Cid');
    await lay(sofa, handCard(sofa, '1'), 3);
    await ann.see(cardAsked(ann));

    // They leave together, and come back together.
    await fromMenu(sofa, 'match:menu.leave');
    await confirm(sofa, 'match:leave.title', 'match:leave.yes');
    const away = ann.page.getByText(ann.say('table:away'));
    await ann.see(away.nth(1));
    await sofa.open(path);
    await lift(sofa, 'Bea');
    await sofa.tap(sofa.button('match:menu.back'));
    await away.first().waitFor({ state: 'detached' });
  });
});

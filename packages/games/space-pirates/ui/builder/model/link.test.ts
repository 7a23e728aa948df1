import { assert, integer, property, string, uint8Array } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyPlan, preset } from './drawn.ts';
import { LONGEST_LINK, makeLink, parseLink } from './link.ts';
import { settled } from './plan.ts';
import { LONGEST_FILE, makeFile, parseFile, readPlan, writePlan } from './reading.ts';

describe('a link', () => {
  test('carries a plan whole', () => {
    assert(
      property(anyPlan, (plan) => {
        const link = makeLink(plan);
        expect(parseLink(link)).toEqual({ plan: settled(plan) });
        expect(link).toMatch(/^1\.[A-Za-z0-9_-]+$/);
        expect(link.length).toBeLessThan(800);
      }),
    );
  });

  test('of a preset is this, for ever: links that were given away must open', () => {
    expect(makeLink({ ...preset(2), name: 'Łódź' })).toBe(
      '1.AgfFgcOzZMW6BAAAAAAXcAAAF3AXcAAAF3AJAAHCC7gAAAAVrgu4ALQAC7gVrgEOAQu4C1QCBqQF3AIQzAXcAwcIETADEGgRMAQLuAUUAAA4lw',
    );
  });

  test('cut anywhere is noticed', () => {
    assert(
      property(anyPlan, integer({ min: 1, max: 800 }), (plan, cut) => {
        const link = makeLink(plan);
        const opened = parseLink(link.slice(0, Math.max(0, link.length - cut)));
        expect(opened).toHaveProperty('trouble');
      }),
    );
    const link = makeLink(preset(3));
    expect(parseLink(link.slice(0, link.length / 2))).toEqual({ trouble: 'damaged' });
  });

  test('with a letter changed is noticed', () => {
    const link = makeLink(preset(4));
    for (let at = 2; at < link.length; at++) {
      const changed = link.slice(0, at) + (link[at] === 'A' ? 'B' : 'A') + link.slice(at + 1);
      expect(parseLink(changed)).not.toHaveProperty('plan');
    }
  });

  test.each([
    ['', 'not-a-universe'],
    ['main', 'not-a-universe'],
    ['2.AAAA', 'future'],
    ['9999.', 'future'],
    ['0.AAAA', 'damaged'],
    ['1.', 'damaged'],
    ['1.====', 'damaged'],
    ['1.%00', 'damaged'],
    [`1.${'A'.repeat(LONGEST_LINK)}`, 'too-long'],
    ['A'.repeat(1_000_000), 'too-long'],
  ])('%#: what is none has a reason', (text, trouble) => {
    expect(parseLink(text)).toEqual({ trouble });
  });

  test('of any letters is opened or refused, and never breaks', () => {
    assert(
      property(string(), (text) => {
        expect(parseLink(text)).toHaveProperty('trouble');
        parseLink(`1.${text}`);
      }),
    );
    assert(
      property(uint8Array({ maxLength: 200 }), (bytes) => {
        const letters = btoa(String.fromCharCode(...bytes))
          .replaceAll('+', '-')
          .replaceAll('/', '_')
          .replace(/=*$/, '');
        const opened = parseLink(`1.${letters}`);
        const again = 'plan' in opened ? readPlan(writePlan(opened.plan)) : opened;
        expect(Object.keys(again)).toEqual(Object.keys(opened));
      }),
    );
  });
});

describe('a file', () => {
  test('carries a plan whole', () => {
    assert(
      property(anyPlan, (plan) => {
        expect(parseFile(makeFile(plan))).toEqual({ plan: settled(plan) });
        expect(makeFile(plan).length).toBeLessThan(LONGEST_FILE);
      }),
    );
  });

  const file = makeFile(preset(2));
  const changed = (change: object): string => JSON.stringify({ ...writePlan(preset(2)), ...change });

  test.each([
    ['half of one', file.slice(0, file.length / 2), 'damaged'],
    ['nothing', '', 'not-a-universe'],
    ['a picture', '\u0089PNG', 'not-a-universe'],
    ['a number', '7', 'not-a-universe'],
    ['another object', '{"border":[]}', 'not-a-universe'],
    ['one of a future version', changed({ universe: 2 }), 'future'],
    ['1 MB', `{"universe":1,"x":"${'A'.repeat(1_000_000)}"}`, 'too-long'],
    ['five players', changed({ players: 5 }), 'damaged'],
    ['a name of a new line', changed({ name: '\n' }), 'damaged'],
    [
      'two corners',
      changed({
        border: [
          [0, 0],
          [1, 1],
        ],
      }),
      'damaged',
    ],
    ['half a corner', changed({ border: [[0], [1, 1], [2, 2]] }), 'damaged'],
    ['a comet', changed({ pieces: [['comet', 1, 1, 0]] }), 'damaged'],
    ['half a tenth', changed({ pieces: [['moon', 1.5, 1, 0]] }), 'damaged'],
    [
      'far too many pieces',
      changed({ pieces: Array.from({ length: 251 }, () => ['moon', 1, 1, 0]) }),
      'damaged',
    ],
  ])('%s is refused with the reason', (_, text, trouble) => {
    expect(parseFile(text)).toEqual({ trouble });
  });
});

/** U1 to U4: words, in every language, for all that a table has to say. */
import type { Types } from '@tortuga/engine';
import { type Language, LANGUAGES, type Messages } from '../words/say.ts';
import { ensureNone, type Judged, type UiLaw } from './law.ts';
import { messageFaults } from './messages.ts';
import { anchorsOf } from './rulebook.ts';
import { type StrictSay, sentenceFaults, strictSay } from './strictSay.ts';

const NAMES: readonly string[] = ['Maja', 'Kraken', 'Jonas', 'Ola', 'Bartek', 'Nina', 'Zosia', 'Tom'];

/** What is wrong with what is said, in every language. */
const faultsInAll = <M extends Messages>(
  messages: Readonly<Record<Language, M>>,
  speak: (say: StrictSay<keyof M & string>['say'], language: Language) => readonly string[],
): readonly string[] =>
  LANGUAGES.flatMap((language) => {
    const { say, faults } = strictSay(language, messages[language]);
    return [...speak(say, language), ...faults];
  });

export const wordsMatch: UiLaw = {
  id: 'U1',
  title: 'both languages have the same words, asking for the same values, with all their plurals',
  judge: ({ ui }) => ensureNone(messageFaults(ui.messages)),
};

const kindOf = (heard: object): string => ('kind' in heard ? String(heard.kind) : '');

/** Kinds that never came up: nobody knows whether they are told. */
const unmetKinds = <T extends Types, F extends object, M extends Messages>({
  fixture,
  chronicle,
}: Judged<T, F, M>): readonly string[] => {
  const met = new Set(chronicle().heard.map(kindOf));
  return Object.keys(fixture.hearing)
    .filter((kind) => !met.has(kind))
    .map((kind) => `${kind} is never heard in the laws’ games`);
};

export const allHeardIsTold: UiLaw = {
  id: 'U2',
  title: 'all that can be heard is told, of whoever did it',
  judge: (judged) => {
    const { ui, chronicle, isUntold = () => false } = judged;
    const { heard } = chronicle();
    ensureNone([
      ...unmetKinds(judged),
      ...faultsInAll(ui.messages, (say, language) =>
        heard.flatMap((each) => {
          const told = ui.tell(each, NAMES, say);
          if (isUntold(each))
            return told === undefined ? [] : [`${kindOf(each)} is told, though it goes without saying`];
          const isTheirs = !('seat' in each) || told?.seat === each.seat;
          return [
            ...sentenceFaults(`${language}: ${kindOf(each)}`, told?.text ?? ''),
            ...(isTheirs ? [] : [`${kindOf(each)} is not told of whoever did it`]),
          ];
        }),
      ),
    ]);
  },
};

/** Codes that never came up: nobody knows whether they are explained. */
const unmetCodes = <T extends Types, F extends object, M extends Messages>({
  fixture,
  chronicle,
}: Judged<T, F, M>): readonly string[] => {
  const met = new Set(chronicle().refusals.map(({ code }) => code));
  return Object.keys(fixture.refusals)
    .filter((code) => !met.has(code))
    .map((code) => `nothing is refused as ${code}: the fixture’s junk or illegal moves have none`);
};

export const allRefusalsAreExplained: UiLaw = {
  id: 'U3',
  title: 'every refusal is explained, by a rule that the rulebooks have',
  judge: async (judged) => {
    const { ui, chronicle } = judged;
    const { refusals } = chronicle();
    const books = await Promise.all(
      LANGUAGES.map(async (language) => anchorsOf(await ui.rulebook[language]())),
    );
    const faults = faultsInAll(ui.messages, (say, language) =>
      refusals.flatMap((refusal) => {
        const { text, rule } = ui.explain(refusal, NAMES, say);
        const isLost = rule !== undefined && !books.every((anchors) => anchors.includes(rule));
        return [
          ...sentenceFaults(`${language}: ${refusal.code}`, text),
          ...(isLost ? [`${refusal.code}: no heading of a rulebook has ${rule}`] : []),
        ];
      }),
    );
    ensureNone([...unmetCodes(judged), ...faults]);
  },
};

/** Also where people agree to stop, which no game decides. */
const AGREED = 'agreed';

export const allStandingsAreSaid: UiLaw = {
  id: 'U4',
  title: 'caption, badges, score sheet, keys and every ending are said',
  judge: ({ ui, chronicle }) => {
    const { stood } = chronicle();
    ensureNone(
      faultsInAll(ui.messages, (say, language) => [
        ...stood.flatMap(({ view, seats, by }) => [
          ...sentenceFaults(`${language}: caption`, ui.caption(view, say)),
          ...NAMES.slice(0, seats).flatMap((_, seat) =>
            sentenceFaults(`${language}: badge`, ui.badge(view, seat, say).line),
          ),
          ...(ui.sheet?.(view, say) ?? []).flatMap(({ label, scores }) => [
            ...sentenceFaults(`${language}: score sheet`, label),
            ...(scores.length === seats ? [] : [`${label} of the score sheet has ${scores.length} scores`]),
          ]),
          ...[AGREED, ...(by === undefined ? [] : [by])].flatMap((end) =>
            sentenceFaults(`${language}: end by ${end}`, ui.ending(end, view, NAMES, say)),
          ),
        ]),
        ...ui.keys(say).flatMap(({ text }) => sentenceFaults(`${language}: keys`, text)),
      ]),
    );
  },
};

export const optionsHaveNames: UiLaw = {
  id: 'U5',
  title: 'every option and every choice has a name',
  judge: ({ ui, fixture }) => {
    const shapes: readonly (readonly [string, { readonly shape: { readonly kind: string } }])[] =
      Object.entries(fixture.module.game.options.fields);
    const keys = shapes.flatMap(([name, { shape }]) => [
      `option.${name}`,
      ...('choices' in shape && Array.isArray(shape.choices)
        ? shape.choices.map((choice) => `option.${name}.${String(choice)}`)
        : []),
    ]);
    ensureNone(
      LANGUAGES.flatMap((language) =>
        keys
          .filter((key) => !Object.hasOwn(ui.messages[language], key))
          .map((key) => `${language}: there is no ${key}`),
      ),
    );
  },
};

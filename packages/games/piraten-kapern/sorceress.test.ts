/** The spell off the island: when, how, and when it comes too late. */
import { describe, expect, test } from 'vitest';
import { dice, eventOf, kindsOf, NOTHING, pointsOf, sitDown } from './turns.ts';

describe('the sorceress', () => {
  const THREE = ['card sorceress', dice('3 skull 5 coin')] as const;

  test('PK-10 the spell may be cast after the first roll, and after a later one', () => {
    const first = sitDown();
    first.play('card sorceress', dice('2 skull 6 coin'));
    expect(first.play('roll 2 3')).toEqual([{ kind: 'rolling', seat: 0, dice: [2, 3], spell: true }]);
    const later = sitDown();
    later.play(
      'card sorceress',
      dice('1 skull 7 coin'),
      'roll 2 3',
      'dice skull coin',
      'roll 3 4',
      'dice coin coin',
    );
    expect(later.refusal('roll 2 3')).toBeUndefined();
  });

  test('PK-10 once a turn: then skulls are skulls', () => {
    const table = sitDown();
    table.play('card sorceress', dice('2 skull 6 coin'), 'roll 1 3', 'dice coin coin');
    expect(table.refusal('roll 2 3')).toEqual({ code: 'skull-locked', dice: [2] });
    expect(table.choices().some((choice) => choice.includes('2'))).toBe(false);
    expect(table.refusal('roll 1 3')).toBeUndefined();
  });

  test('PK-10 one skull at a time', () => {
    const table = sitDown();
    table.play('card sorceress', dice('2 skull 6 coin'));
    expect(table.refusal('roll 1 2')).toEqual({ code: 'one-skull-only', dice: [1, 2] });
    expect(table.refusal('roll 1 2 3')).toEqual({ code: 'one-skull-only', dice: [1, 2] });
  });

  test('PK-10 a new turn brings a new spell, and only with her card', () => {
    const table = sitDown();
    table.turn('card sorceress', dice('1 skull 7 coin'), 'roll 1', 'dice coin');
    table.turn('card gold', NOTHING);
    table.play('card sorceress', dice('1 skull 7 coin'));
    expect(table.refusal('roll 1')).toBeUndefined();
    table.play('stop', 'card captain', dice('1 skull 7 coin'));
    expect(table.refusal('roll 1 2')).toEqual({ code: 'skull-locked', dice: [1] });
  });

  test('PK-10 exactly three skulls: the spell saves the turn, which then goes on as any other', () => {
    const table = sitDown();
    expect(kindsOf(table.play(...THREE))).toEqual(['card', 'rolled']);
    table.play('roll 1', 'dice monkey');
    expect(table.actor()).toBe(0);
    expect(table.refusal('roll 1 4')).toBeUndefined();
    expect(pointsOf(table.play('stop'))).toBe(1000); // five coins
  });

  test('PK-10 three skulls in a re-roll may be saved too', () => {
    const table = sitDown();
    table.play('card sorceress', dice('2 skull 6 coin'), 'roll 3 4', 'dice skull coin');
    expect(table.actor()).toBe(0);
    expect(pointsOf(table.turn('roll 3', 'dice coin'))).toBe(1600);
  });

  test('PK-10 a spell that shows a skull again saves nothing', () => {
    const table = sitDown();
    const events = table.play(...THREE, 'roll 2', 'dice skull');
    expect(eventOf(events, 'disqualified')).toEqual({ kind: 'disqualified', seat: 0, skulls: 3 });
    expect(pointsOf(events)).toBe(0);
  });

  test('PK-11 the skull is rolled alone, or with others: the minimum of two does not bind it', () => {
    const table = sitDown();
    table.play('card sorceress', dice('1 skull 7 coin'));
    expect(table.refusal('roll 1')).toBeUndefined();
    expect(table.refusal('roll 1 2')).toBeUndefined();
    expect(table.refusal('roll 1 2 3 4 5 6 7 8')).toBeUndefined();
    expect(table.refusal('roll 2')).toEqual({ code: 'too-few-dice' });
    table.play('roll 1 8', 'dice sword sword');
    expect(table.refusal('roll 1')).toEqual({ code: 'too-few-dice' });
  });

  test('PK-11 without the sorceress no skull is rolled, with others or alone', () => {
    const table = sitDown();
    table.play('card skulls-1', dice('1 skull 7 coin'));
    expect(table.refusal('roll 1')).toEqual({ code: 'skull-locked', dice: [1] });
    expect(table.refusal('roll 1 2')).toEqual({ code: 'skull-locked', dice: [1] });
  });

  test('PK-12 four skulls after a re-roll are beyond the spell: disqualified', () => {
    const table = sitDown();
    const events = table.play('card sorceress', dice('2 skull 6 coin'), 'roll 3 4', 'dice skull skull');
    expect(eventOf(events, 'disqualified')).toEqual({ kind: 'disqualified', seat: 0, skulls: 4 });
    expect(table.state.seat).toBe(1);
  });

  test('PK-12 three skulls after the spell are disqualified: it cannot be cast again', () => {
    const table = sitDown();
    const events = table.play(
      'card sorceress',
      dice('2 skull 6 coin'),
      'roll 1 3 4',
      'dice coin skull skull',
    );
    expect(eventOf(events, 'disqualified')).toMatchObject({ skulls: 3 });
  });

  test('PK-26 with three skulls there is the spell, or `stop`, which scores 0', () => {
    const table = sitDown();
    table.play(...THREE);
    expect(table.refusal('roll 4 5')).toEqual({ code: 'three-skulls' });
    expect(table.refusal('roll 4')).toEqual({ code: 'three-skulls' });
    expect(table.refusal('roll 1 2')).toEqual({ code: 'one-skull-only', dice: [1, 2] });
    expect(table.choices().every((choice) => choice === 'stop' || /^roll [123]( [4-8])*$/.test(choice))).toBe(
      true,
    );
    const events = table.play('stop');
    expect(kindsOf(events)).toEqual(['disqualified', 'scored']);
    expect(pointsOf(events)).toBe(0);
  });
});

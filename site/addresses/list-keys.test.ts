import { describe, expect, it } from 'vitest';
import { type ListState, pressKey } from './list-keys';

const shown: ListState = { count: 3, open: true, active: -1 };
const press = (key: string, state: ListState, alt = false) => pressKey(key, alt, state);

describe('a key pressed in the suggestion list', () => {
  it('moves down and up, and from one end to the other', () => {
    expect(press('ArrowDown', shown)).toMatchObject({ active: 0, handled: true });
    expect(press('ArrowDown', { ...shown, active: 2 })).toMatchObject({ active: 0 });
    expect(press('ArrowUp', shown)).toMatchObject({ active: 2 });
    expect(press('ArrowUp', { ...shown, active: 0 })).toMatchObject({ active: 2 });
  });

  it('opens a closed list, and with Alt highlights nothing', () => {
    expect(press('ArrowDown', { ...shown, open: false })).toMatchObject({ open: true, active: 0 });
    expect(press('ArrowUp', { ...shown, open: false })).toMatchObject({ open: true, active: 2 });
    expect(press('ArrowDown', { ...shown, open: false }, true)).toMatchObject({ open: true, active: -1 });
    expect(press('ArrowUp', shown, true)).toMatchObject({ open: false });
    expect(press('ArrowDown', { count: 0, open: false, active: -1 })).toMatchObject({ open: false, handled: false });
  });

  it('chooses the highlighted suggestion with Enter, and submits the form with Enter if none is highlighted', () => {
    expect(press('Enter', { ...shown, active: 1 })).toMatchObject({ chosen: 1, open: false, handled: true });
    expect(press('Enter', shown)).toMatchObject({ handled: false });
    expect(press('Enter', { ...shown, open: false, active: 1 })).toMatchObject({ handled: false });
  });

  it('closes the list with Escape or Tab, and Tab still moves the focus', () => {
    expect(press('Escape', shown)).toMatchObject({ open: false, handled: true });
    expect(press('Escape', { ...shown, open: false })).toMatchObject({ handled: false });
    expect(press('Tab', shown)).toMatchObject({ open: false, handled: false });
  });

  it('moves within the text with Home, End and the side arrows', () => {
    for (const key of ['Home', 'End', 'ArrowLeft', 'ArrowRight']) {
      expect(press(key, { ...shown, active: 1 })).toMatchObject({ open: true, active: -1, handled: false });
    }
  });
});

import { describe, expect, it } from 'vitest';
import { type ListState, pressKey } from './list-keys';

const shown: ListState = { count: 3, open: true, active: -1 };
const press = (key: string, state: ListState, alt = false) => pressKey(key, alt, state);

describe('keys of the list', () => {
  it('moves down and up, round the ends', () => {
    expect(press('ArrowDown', shown)).toMatchObject({ active: 0, handled: true });
    expect(press('ArrowDown', { ...shown, active: 2 })).toMatchObject({ active: 0 });
    expect(press('ArrowUp', shown)).toMatchObject({ active: 2 });
    expect(press('ArrowUp', { ...shown, active: 0 })).toMatchObject({ active: 2 });
  });

  it('opens a closed list, with Alt without marking anything', () => {
    expect(press('ArrowDown', { ...shown, open: false })).toMatchObject({ open: true, active: 0 });
    expect(press('ArrowUp', { ...shown, open: false })).toMatchObject({ open: true, active: 2 });
    expect(press('ArrowDown', { ...shown, open: false }, true)).toMatchObject({ open: true, active: -1 });
    expect(press('ArrowUp', shown, true)).toMatchObject({ open: false });
    expect(press('ArrowDown', { count: 0, open: false, active: -1 })).toMatchObject({ open: false, handled: false });
  });

  it('takes the marked suggestion by Enter, and leaves Enter to the form when none is marked', () => {
    expect(press('Enter', { ...shown, active: 1 })).toMatchObject({ chosen: 1, open: false, handled: true });
    expect(press('Enter', shown)).toMatchObject({ handled: false });
    expect(press('Enter', { ...shown, open: false, active: 1 })).toMatchObject({ handled: false });
  });

  it('closes by Escape, and by Tab without keeping the key', () => {
    expect(press('Escape', shown)).toMatchObject({ open: false, handled: true });
    expect(press('Escape', { ...shown, open: false })).toMatchObject({ handled: false });
    expect(press('Tab', shown)).toMatchObject({ open: false, handled: false });
  });

  it('gives Home, End and the side arrows back to the text', () => {
    for (const key of ['Home', 'End', 'ArrowLeft', 'ArrowRight']) {
      expect(press(key, { ...shown, active: 1 })).toMatchObject({ open: true, active: -1, handled: false });
    }
  });
});

import { describe, expect, it } from 'vitest';
import {
  channels,
  dayMailState,
  firstState,
  messageStates,
  type Transition,
  transitions,
  transitionsOfSave,
} from './message-states';

const names = Object.keys(transitions) as Transition[];
const leadingFrom = (state: string) => names.filter((name) => transitions[name].from.some((from) => from === state));

describe('a message', () => {
  it.each(['sent', 'kept'])('that was %s never moves again, so nobody gets it twice', (state) =>
    expect(leadingFrom(state)).toEqual([]),
  );

  it('is sent, kept, given up or tried again only by whoever claimed it', () => {
    for (const end of ['sent', 'kept', 'none', 'failed', 'retry'] as const) expect(transitions[end].from).toEqual(['sending']);
    expect(names.filter((name) => transitions[name].to === 'sending')).toEqual(['claim']);
  });

  it('can be erased in every state but the final ones', () =>
    expect([...transitions.erase.from].sort()).toEqual(messageStates.filter((state) => leadingFrom(state).length > 0).sort()));
});

const all = ['office_mail', 'customer_mail', 'webhook', 'day_mail'];

it.each([
  [{ status: 'new' }, ['waiting', 'waiting', 'waiting', 'none']],
  [{ status: 'spam' }, ['none', 'none', 'none', 'none']],
  [{ is_test: true }, ['none', 'none', 'none', 'none']],
  [{ is_test: true, drill: true }, ['waiting', 'waiting', 'waiting', 'none']],
  [{ suspicion: 'many links' }, ['waiting', 'held', 'waiting', 'none']],
  [{ reached_us_by: 'phone' }, ['none', 'none', 'waiting', 'none']],
  [{ reached_us_by: 'phone', mail_office: true }, ['waiting', 'none', 'waiting', 'none']],
  [{ reached_us_by: 'phone', send_confirmation: true }, ['none', 'waiting', 'waiting', 'none']],
] as const)('messages of a new lead with %j begin as %j', (lead, states) =>
  expect(channels.map((channel) => firstState(lead, channel))).toEqual(states),
);

it.each([
  [{ status: 'won' }, 'waiting'],
  [{ status: 'spam' }, 'held'],
  [{ is_test: true }, 'held'],
  [{ suspicion: 'many links' }, 'held'],
] as const)('the mail about a day that is agreed for a lead with %j is %s', (lead, state) =>
  expect(dayMailState(lead)).toBe(state),
);

it.each([
  [{ status: 'new' }, { status: 'contacted' }, []],
  [{ status: 'new' }, { status: 'spam' }, [['hold', all]]],
  [{ status: 'new' }, { is_test: true }, [['hold', all]]],
  [{ status: 'spam' }, { status: 'spam', is_test: true }, []],
  [{ status: 'spam' }, { status: 'new' }, [['resume', all]]],
  [{ status: 'spam' }, { status: 'new', reached_us_by: 'phone' }, [['resumeHeld', all]]],
  [{ suspicion: 'many links' }, { suspicion: null }, [['resumeHeld', all]]],
  [{ suspicion: 'many links' }, { suspicion: 'many links' }, []],
  [{ suspicion: 'many links', status: 'spam' }, { suspicion: null, status: 'spam' }, []],
  [
    { suspicion: 'many links', is_test: true },
    { suspicion: 'many links' },
    [
      ['holdSuspicious', ['customer_mail']],
      ['resume', ['office_mail', 'webhook']],
    ],
  ],
] as const)('a lead with %j that is saved with %j: %j', (before, now, expected) =>
  expect(transitionsOfSave(before, now)).toEqual(expected),
);

import { Fragment } from 'react';
import { LinkLine } from './parts';
import { Rings, type RingsModel } from './rings';

/** How much time is left to answer, or how far it is overdue. */
export interface Time {
  kind: string;
  text: string;
}

export interface TodayRow {
  id: number;
  href: string;
  name: string;
  about: string;
  time: Time;
  /** The day under which it stands, in a list by day. */
  day?: string;
  suspicious: boolean;
  /** The quickest way to reach the customer. */
  reach?: { href: string; word: 'Call' | 'Mail' };
}

export interface TodayList {
  title: string;
  total: number;
  rows: TodayRow[];
  /** Where all are, if more than these. */
  all?: string;
}

export interface Alarm {
  what: string;
  more?: string;
  advice: string;
  href?: string;
}

interface TodayModel {
  /** For an owner, while the site is still the demonstration. */
  isDemonstration: boolean;
  alarms: Alarm[];
  isBlind: boolean;
  /** The most urgent list first. */
  lists: TodayList[];
  rings: RingsModel;
  isRinging: boolean;
}

export const TimeChip = ({ kind, text }: Time) => <span className={`time ${kind}`}>{text}</span>;

const Row = ({ href, name, about, time, suspicious, reach }: TodayRow) => (
  <li data-row="">
    <a className="row" href={href}>
      <strong>{name}</strong>
      <span>{about}</span>
      <TimeChip {...time} />
      {suspicious && <TimeChip kind="soon" text="Looks suspicious" />}
    </a>
    {reach && (
      <a className="act" href={reach.href} aria-label={`${reach.word} ${name}`}>
        {reach.word}
      </a>
    )}
  </li>
);

const List = ({ title, total, rows, all }: TodayList) => (
  <section>
    <h2>
      {title} <small>{total}</small>
    </h2>
    {[...new Set(rows.map(({ day }) => day))].map((day) => (
      <Fragment key={day}>
        {day && <h3>{day}</h3>}
        <ul className="rows">
          {rows
            .filter((row) => row.day === day)
            .map((row) => (
              <Row key={row.id} {...row} />
            ))}
        </ul>
      </Fragment>
    ))}
    {all && <LinkLine href={all} word={`All ${total}`} />}
  </section>
);

/** What is needed now and then. */
const MORE = [
  ['/office/enquiries', 'All enquiries'],
  ['/office/reply-texts', 'Reply texts'],
  ['/office/price-list', 'Price list'],
  ['/office/calendar', 'Calendar for your phone'],
] as const;

/** *Today*: the enquiries that somebody has to do something about. */
export const Today = ({ isDemonstration, alarms, isBlind, lists, rings, isRinging }: TodayModel) => (
  <main data-list="" data-live="">
    <h1>Today</h1>
    {alarms.map(({ what, more, advice, href }) => (
      <p key={what} className="alarm" role="alert">
        <strong>{what}</strong> {more} {href ? <a href={href}>{advice}</a> : advice}
      </p>
    ))}
    {isDemonstration && (
      <p className="saved">
        This is a demonstration. <a href="/office/company">Make it yours in ten minutes</a>
      </p>
    )}
    {!isRinging && <LinkLine href="#rings" word="Have this device ring for new enquiries" />}
    {lists.map((list) => (
      <List key={list.title} {...list} />
    ))}
    {lists.length === 0 && (
      <p className="empty">{!isBlind && 'Nothing waits for you. '}New enquiries come here, and those to follow up today.</p>
    )}
    <nav aria-label="More" className="more">
      {MORE.map(([href, words]) => (
        <a key={href} className="plain" href={href}>
          {words}
        </a>
      ))}
    </nav>
    <Rings {...rings} />
  </main>
);

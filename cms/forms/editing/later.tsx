'use client';
import { Button, toast, useDocumentInfo, useModal, useServerFunctions } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import { companyZone } from '../../base/process/time-zone';
import { localTime, momentOf, stamp } from '../../base/process/zone';
import { Dialogue } from '../parts/dialogue';
import { useServerCheck } from './before-planned';
import { useFormSaver } from './form-saver';

type Plan = 'publish' | 'unpublish';
type Planned = Awaited<ReturnType<ReturnType<typeof useServerFunctions>['getUpcomingScheduledPublish']>>;

const WORDS: Record<Plan, string> = { publish: 'Publish', unpublish: 'Take off the site' };

const HELP: Record<Plan, string> = {
  publish: 'What the form says by then goes on the site within a minute.',
  unpublish: 'It leaves the site within a minute, and stays here as a draft.',
};

const FAILED = 'The back office could not be reached. Try again.';

export function Later() {
  const { id, collectionSlug, globalSlug, hasPublishPermission, hasPublishedDoc } = useDocumentInfo();
  const { getUpcomingScheduledPublish, schedulePublish } = useServerFunctions();
  const check = useServerCheck();
  const saver = useFormSaver();
  const { openModal } = useModal();
  const [plan, setPlan] = useState<Plan>('publish');
  const [time, setTime] = useState('');
  const [planned, setPlanned] = useState<Planned>([]);
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const mayPlan = hasPublishPermission && Boolean(id || globalSlug);
  useEffect(() => {
    if (!mayPlan) return;
    getUpcomingScheduledPublish({ id, collectionSlug, globalSlug }).then(setPlanned, () => undefined); // the dialogue asks again
  }, [mayPlan, id, collectionSlug, globalSlug, getUpcomingScheduledPublish]);
  if (!mayPlan) return null;
  const slug = `later-${globalSlug ?? id}`;
  const zone = companyZone() ?? 'UTC';
  const city = zone.replace(/^.*\//, '').replaceAll('_', ' ');

  const read = async () => setPlanned(await getUpcomingScheduledPublish({ id, collectionSlug, globalSlug }));
  const open = () => {
    setProblem(undefined);
    openModal(slug);
    read().catch(() => setProblem(FAILED));
  };
  /** Says what went wrong, and lets nothing else be pressed meanwhile. */
  const attempt = async (act: () => Promise<string | undefined>) => {
    setProblem(undefined);
    setBusy(true);
    setProblem(await act().catch(() => FAILED));
    setBusy(false);
  };
  const change = async (what: Parameters<typeof schedulePublish>[0]) => {
    const answer = (await schedulePublish(what)) as { error?: unknown };
    if (answer.error) return FAILED;
    await read();
  };
  const add = async () => {
    if (!time) return 'Enter a day and a time.';
    const date = momentOf(time, zone);
    if (date.getTime() <= Date.now()) return 'That time is over.';
    if (!(await saver()?.saveAndMerge())) return 'What you typed is not saved yet. Close this: the form says why.';
    if (plan === 'publish' && !(await check())) {
      return 'A field is missing or wrong. Close this, and correct the fields that are marked.';
    }
    const record = collectionSlug ? { doc: { relationTo: collectionSlug, value: String(id) } } : { global: globalSlug };
    const refused = await change({ type: plan, date, ...record } as Parameters<typeof schedulePublish>[0]);
    if (refused) return refused;
    setTime('');
    toast.success('Planned successfully.');
  };

  return (
    <>
      <Button id="schedule" className="schedule-button" buttonStyle="secondary" size="medium" margin={false} onClick={open}>
        {planned.some(({ waitUntil }) => new Date(waitUntil).getTime() > Date.now()) ? 'Planned…' : 'Later…'}
      </Button>
      <Dialogue slug={slug} heading="At a later time" action="Plan it" close="Close" busy={busy} onAction={() => attempt(add)}>
        {collectionSlug && hasPublishedDoc && (
          <fieldset className="dialogue__choices">
            <legend>What should happen?</legend>
            {Object.entries(WORDS).map(([value, words]) => (
              <label key={value} className="dialogue__choice">
                <input type="radio" name={`${slug}-plan`} checked={plan === value} onChange={() => setPlan(value as Plan)} />
                {words}
              </label>
            ))}
          </fieldset>
        )}
        <label htmlFor={`${slug}-time`}>When, in the time of {city}</label>
        <input
          id={`${slug}-time`}
          type="datetime-local"
          min={localTime(new Date(), zone)}
          value={time}
          aria-describedby={`${slug}-help`}
          aria-invalid={problem ? true : undefined}
          onChange={({ target }) => setTime(target.value)}
        />
        <p id={`${slug}-help`} className={problem ? 'field-problem' : undefined} role={problem ? 'alert' : undefined}>
          {problem ?? HELP[plan]}
        </p>
        {planned.length > 0 && <h2>Planned</h2>}
        <ul className="dialogue__planned">
          {planned.map(({ id: job, input, waitUntil }) => (
            <li key={job}>
              {WORDS[input.type === 'unpublish' ? 'unpublish' : 'publish']}: {stamp(new Date(waitUntil), zone)}
              <Button
                size="small"
                buttonStyle="secondary"
                margin={false}
                disabled={busy}
                onClick={() => attempt(() => change({ deleteID: job }))}
              >
                Cancel this
              </Button>
            </li>
          ))}
        </ul>
      </Dialogue>
    </>
  );
}

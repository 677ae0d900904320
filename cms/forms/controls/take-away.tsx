'use client';
import { PopupList, toast, useDocumentInfo, useForm, useModal } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { Dialogue } from '../parts/dialogue';
import { sendJson } from '../parts/send-json';

interface Refusal {
  errors?: { message: string; data?: { errors?: { path: string; message: string }[] } }[];
}
interface Problem {
  message: string;
  ofAddress: boolean;
}

/** What the address lacks, else why nothing was done. */
function problemOf({ errors: [error] = [] }: Refusal): Problem {
  const wrong = error?.data?.errors?.find(({ path }) => path === 'leads_to');
  const message = wrong?.message ?? error?.message ?? 'It could not be taken off the site. Try again.';
  return { message, ofAddress: Boolean(wrong) };
}

/** Takes a page off the site: says first what disappears from where, and asks where its address should lead. */
export function TakeAway() {
  const { id, collectionSlug, hasPublishedDoc, data, ...info } = useDocumentInfo();
  const { reset } = useForm();
  const { openModal, closeModal } = useModal();
  const router = useRouter();
  const [places, setPlaces] = useState<string[]>();
  const [leadsTo, setLeadsTo] = useState('');
  const [toTrash, setToTrash] = useState(false);
  const [problem, setProblem] = useState<Problem>();
  const [busy, setBusy] = useState(false);
  if (!id || !hasPublishedDoc) return null;
  const slug = `take-away-${id}`;
  const record = `/payload-api/${collectionSlug}/${id}`;

  const ask = async () => {
    setProblem(undefined);
    setLeadsTo(data?.leads_to ?? '');
    openModal(slug);
    const response = await fetch(`${record}/shown-at`).catch(() => undefined);
    setPlaces(response?.ok ? (await response.json()).places : []);
  };
  const takeAway = async () => {
    setBusy(true);
    const change = {
      ...(toTrash ? { deletedAt: new Date().toISOString() } : { _status: 'draft' }),
      leads_to: leadsTo.trim() || null,
    };
    const response = await sendJson(record, change, 'PATCH').catch(() => undefined);
    setBusy(false);
    if (!response?.ok) return setProblem(problemOf((await response?.json().catch(() => undefined)) ?? {}));
    closeModal(slug);
    toast.success(toTrash ? 'Taken off the site and moved to the trash.' : 'Taken off the site successfully. It is a draft now.');
    if (toTrash) return router.push(`/admin/collections/${collectionSlug}`);
    // As Payload's own button does.
    await reset({ ...data, ...change });
    info.incrementVersionCount();
    info.setUnpublishedVersionCount(1);
    info.setMostRecentVersionIsAutosaved(false);
    info.setHasPublishedDoc(false);
  };

  return (
    <>
      <PopupList.Button id="action-unpublish" onClick={ask}>
        Take off the site…
      </PopupList.Button>
      <Dialogue slug={slug} heading="Take it off the site?" action="Take off the site" busy={busy} onAction={takeAway}>
        <p>Visitors no longer find:</p>
        <ul>{places?.map((place) => <li key={place}>{place}</li>) ?? <li>…</li>}</ul>
        <label htmlFor={`${slug}-leads-to`}>Where should its old address lead?</label>
        <input
          id={`${slug}-leads-to`}
          value={leadsTo}
          placeholder="/service/window-cleaning"
          aria-describedby={`${slug}-help`}
          aria-invalid={problem?.ofAddress ? true : undefined}
          onChange={({ target }) => setLeadsTo(target.value)}
        />
        <p
          id={`${slug}-help`}
          className={problem?.ofAddress ? 'field-problem' : undefined}
          role={problem?.ofAddress ? 'alert' : undefined}
        >
          {problem?.ofAddress
            ? problem.message
            : 'A page of this site or a web address. If empty, visitors see that the page was not found.'}
        </p>
        <label className="dialogue__choice">
          <input type="checkbox" checked={toTrash} onChange={({ target }) => setToTrash(target.checked)} />
          Move it to the trash as well. Otherwise it stays here as a draft.
        </label>
        {problem && !problem.ofAddress && (
          <p className="field-problem" role="alert">
            {problem.message}
          </p>
        )}
      </Dialogue>
    </>
  );
}

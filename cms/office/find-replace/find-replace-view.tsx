import type { AdminViewServerProps } from 'payload';
import { OwnView } from '../../forms/parts/own-view';
import { FindReplaceForm } from './form';
import type { Pair } from './texts';

const PATH = 'find-replace';

/** The words of an address, which the form makes when it is sent before it is ready; one empty pair without any. */
function pairsOf({ find, replace }: Record<string, string | string[] | undefined> = {}): Pair[] {
  const replaces = [replace ?? []].flat();
  const pairs = [find ?? []].flat().map((one, index) => ({ find: one, replace: replaces[index] ?? '' }));
  return pairs.length > 0 ? pairs : [{ find: '', replace: '' }];
}

export const FindReplaceView = (view: AdminViewServerProps) => (
  <OwnView
    view={view}
    path={PATH}
    label="Find and replace"
    className="find-replace"
    roles={['owner', 'editor']}
    refusal="Only those who edit the website see this."
  >
    {() => <FindReplaceForm initial={pairsOf(view.searchParams)} />}
  </OwnView>
);

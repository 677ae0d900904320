import type { TextareaFieldServerProps, TextFieldServerProps, UIFieldServerProps } from 'payload';
import { ListingText as TextInForm } from './listing-text';
import { SearchResult as SearchResultInForm } from './search-result';
import { SharedCard as SharedCardInForm } from './shared-card';
import { surroundingsOf } from './surroundings';

/** A text of the listing: its length, and what shows while it is empty. */
export async function ListingText(props: TextFieldServerProps | TextareaFieldServerProps) {
  const { clientField, path, readOnly } = props;
  return <TextInForm field={clientField} path={path} readOnly={readOnly} {...(await surroundingsOf(props))} />;
}

/** The page in search results, as typed so far. */
export const SearchResult = async (props: UIFieldServerProps) => <SearchResultInForm {...(await surroundingsOf(props))} />;

/** The page when it is shared, as typed so far. */
export const SharedCard = async (props: UIFieldServerProps) => <SharedCardInForm {...(await surroundingsOf(props))} />;

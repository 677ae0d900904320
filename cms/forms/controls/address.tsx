import type { CollectionSlug, TextFieldServerProps } from 'payload';
import { isAddressFixed } from '../fields/slug';
import { AddressField } from './address-field';

type Props = Pick<TextFieldServerProps, 'clientField' | 'collectionSlug' | 'data' | 'id' | 'path' | 'readOnly' | 'req'>;

export async function Address({ clientField, collectionSlug, data, id, path, readOnly, req }: Props) {
  const { config } = req.payload.collections[collectionSlug as CollectionSlug];
  const fixed = await isAddressFixed(config, { ...data, id }, req);
  return <AddressField field={clientField} path={path} readOnly={readOnly} fixed={fixed} />;
}

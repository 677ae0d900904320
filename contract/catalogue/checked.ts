import { z } from 'zod';

/** The data of a file, if its schema holds. @throws Error that names the file and each field that is wrong */
export function checked<T>(schema: z.ZodType<T>, data: unknown, file: string): T {
  const { error } = schema.safeParse(data);
  if (error) throw new Error(`${file} is not valid:\n${z.prettifyError(error)}`);
  return data as T; // not the parsed copy, whose keys have another order: pages carry these records as data
}

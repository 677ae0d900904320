import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { checked } from './checked';

describe('the data of a file', () => {
  const schema = z.strictObject({ pages: z.array(z.strictObject({ title: z.string(), text: z.string() })) });

  it('is returned as it stands in the file, keys in their order', () => {
    const data = { pages: [{ text: 'Words', title: 'One' }] };
    expect(JSON.stringify(checked(schema, data, 'pages.json'))).toBe(JSON.stringify(data));
  });

  it('is rejected, and the message names the file and each wrong field', () => {
    const refused = () =>
      checked(
        schema,
        {
          pages: [
            { title: 'One', text: 'Words' },
            { title: 2, txet: '' },
          ],
        },
        'pages.json',
      );
    expect(refused).toThrow(/^pages\.json.*txet.*pages\[1\]\.title.*pages\[1\]\.text/s);
  });
});

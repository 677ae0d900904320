import type { EmailFieldServerProps, TextFieldServerProps } from 'payload';

type Props = Pick<EmailFieldServerProps | TextFieldServerProps, 'data' | 'path'>;
interface Company {
  phone?: string;
  email?: string;
  opening_hours?: { days: string; hours: string }[];
}

const wordsOf: Record<string, (company: Company) => string | undefined> = {
  phone: ({ phone }) => phone,
  email: ({ email }) => email,
  hours: ({ opening_hours = [] }) => opening_hours.map(({ days, hours }) => `${days}: ${hours}`).join('; '),
};

export function CompanyWords({ data, path }: Props) {
  const words = wordsOf[path.split('.').at(-1) ?? '']?.(data as Company);
  return <div className="field-description">Empty means the company’s{words ? `, “${words}”` : ''}.</div>;
}

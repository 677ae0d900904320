import type { RequestView } from '../../content/followed';
import { Icon } from '../../ui/icon';

export const Office = ({
  office: { name, phone, phone_link, email },
  address,
}: Pick<RequestView, 'office'> & { address: string }) => (
  <section className="card followed__screen followed__office-card" aria-labelledby="office">
    <h2 id="office">Who calls you</h2>
    <p>{name} calls from this number, so that you know who it is:</p>
    <p className="followed__office">
      <Icon name="phone" />
      {phone_link ? <a href={phone_link}>{phone}</a> : phone}
    </p>
    {email && (
      <p className="followed__office">
        <Icon name="mail" />
        <a href={`mailto:${email}`}>{email}</a>
      </p>
    )}
    <a className="btn btn--line" href={`${address}/office.vcf`}>
      Save the contact
    </a>
  </section>
);

export const Asked = ({ asked }: Pick<RequestView, 'asked'>) => (
  <section className="card followed__asked" aria-labelledby="asked">
    <h2 id="asked">What you sent us</h2>
    <dl className="asked-list">
      {asked.map(({ label, text }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  </section>
);

import type { StarterPost } from '../types';

export const ndisCleaningAndPlanTypes: StarterPost = {
  slug: 'ndis-cleaning-and-plan-types',
  picture: 'post-9',
  title: 'NDIS cleaning: what it covers and how your plan type matters',
  publishDate: '2026-09-29',
  description:
    'Help with cleaning can be part of an NDIS plan when a disability makes household tasks hard to do safely or at all. Which cleaner you may choose, and where the invoice goes, depends on how the plan is managed. This page explains the three ways in plain words and lists the questions worth asking before the first visit. It is general information: your own plan, your planner and your support coordinator have the last word.',
  sections: [
    {
      title: 'Three ways a plan can be managed',
      html:
        '<p>Different parts of one plan can be managed in different ways, so look at the part that holds your everyday support.</p>' +
        '<ul>' +
        '<li><strong>Self-managed.</strong> You or your nominee choose the provider, receive the invoice, pay it and claim the money back. You keep the records. The provider does not have to be registered with the NDIS.</li>' +
        '<li><strong>Plan-managed.</strong> A plan manager pays the invoices for you. You still choose who comes, registered or not, and the price has to stay within the NDIS price limits.</li>' +
        '<li><strong>Agency-managed.</strong> The NDIA pays providers directly. In this case you can use registered providers only.</li>' +
        '</ul>' +
        '<p>Not sure which is yours? It is stated in the plan itself, and your plan manager or support coordinator can tell you in one call. Have the answer ready when you ask for a quote, because it is the first thing any <a href="/service/ndis-cleaning">NDIS cleaning</a> team needs to know. Ask every provider, us included, whether they can invoice for your plan type.</p>',
    },
    {
      title: 'What household cleaning usually means',
      html:
        '<p>Cleaning is normally found under Core Supports, as help with daily life. The idea is to keep the home you live in safe and healthy: floors that are clear and clean, a bathroom without slippery film, a kitchen fit to prepare food in, fresh bed linen, bins taken out. Often it includes laundry and dishes. What is agreed for you depends on your needs and on what your plan says.</p>' +
        '<p>It does not normally stretch to cleaning for other people in the household, or to jobs that any home owner would have to pay for regardless of disability. A one-time catch-up clean, windows or the yard may or may not fit. Ask before booking, not after, and ask for the answer in writing.</p>',
    },
    {
      title: 'A first visit that suits you',
      html:
        '<p>The first visit should feel like getting to know each other, not like an inspection. Tell us what would make it easier. Some people like a phone call when we turn into the street. Some would rather have the vacuum run while they are out, or no scented products at all. Others want things put back to the centimetre, because they find them by touch.</p>' +
        '<p>Useful things to agree on together:</p>' +
        '<ol>' +
        '<li>Which rooms come first, in case the day goes badly and we have to stop early.</li>' +
        '<li>What must never be moved: chargers, mobility aids, medication, a half-finished puzzle.</li>' +
        '<li>Who holds the key, and who is called if nobody opens.</li>' +
        '<li>How you would like to tell us that something was not right.</li>' +
        '</ol>' +
        '<p>Cleaners are not support workers. They do not give medication, help with transfers or provide personal care, and a good one will say so kindly.</p>',
    },
    {
      title: 'Invoices that do not bounce',
      html:
        '<p>Plan managers send invoices back for small reasons, and each return delays a payment. A clear one names the participant, the date, the hours, what was done and the price for it, and it has the provider’s business details. If there is a support item number in your service agreement, give it to us exactly as written.</p>' +
        '<p>A short service agreement protects both sides. It says how often we come, for how long, what notice is needed to cancel and how either of us can end it. Read it with somebody you trust. You never have to sign on the day, and you may change cleaners when it does not fit.</p>',
    },
  ],
  meta: {
    title: 'NDIS Cleaning and Plan Types in Plain Words',
    description:
      'Self-managed, plan-managed or agency-managed: how each one works with household cleaning, what is usually covered and what to ask a cleaner.',
    keywords: 'ndis cleaning, ndis house cleaning, plan-managed ndis cleaner, self-managed ndis, ndis household tasks',
  },
};

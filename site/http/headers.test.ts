import type { Tags } from 'contract/measuring';
import { expect, it } from 'vitest';
import { commonHeaders, contentPolicy } from './headers';

it('sends HSTS where the site has TLS, and only there', () => {
  expect(commonHeaders('https://www.example.com')['strict-transport-security']).toMatch(/^max-age=\d{8}/);
  expect(commonHeaders('http://localhost:3000')).not.toHaveProperty('strict-transport-security');
  expect(contentPolicy({ scripts: [], styles: [] }, 'https://www.example.com')).toContain('upgrade-insecure-requests');
  expect(contentPolicy({ scripts: [], styles: [] }, 'http://localhost:3000')).not.toContain('upgrade-insecure-requests');
});

it('names what a page shows in frames, and nothing else (R-FILE-4)', () => {
  const frames = ['https://www.youtube-nocookie.com', 'https://www.google.com'];
  const policy = contentPolicy({ scripts: [], styles: [] }, 'http://localhost:3000', { frames });
  expect(policy).toContain('frame-src https://www.google.com https://www.youtube-nocookie.com; ');
  expect(contentPolicy({ scripts: [], styles: [] }, 'http://localhost:3000')).toContain('frame-src https://www.google.com; ');
});

it('names the maps provider only where it is switched on', () => {
  expect(contentPolicy({ scripts: [], styles: [] }, 'http://localhost:3000')).not.toContain('googleapis');
  expect(contentPolicy({ scripts: [], styles: [] }, 'http://localhost:3000', { maps: true })).toContain(
    'https://maps.googleapis.com',
  );
});

it('names the hosts of the networks that are on, and no others (R-MEASURE-6)', () => {
  const policy = (tags?: Tags) => contentPolicy({ scripts: [], styles: [] }, 'http://localhost:3000', { tags });
  const hostsIn = (text: string) => [...new Set(text.match(/(?<=https:\/\/)[\w*.-]+/g))].sort();
  expect(policy()).toBe(contentPolicy({ scripts: [], styles: [] }, 'http://localhost:3000'));
  expect(hostsIn(policy())).toEqual(['www.google.com']); // the map
  expect(hostsIn(policy({ meta: { id: '12345' } }))).toEqual(['connect.facebook.net', 'www.facebook.com', 'www.google.com']);
  expect(policy({ meta: { id: '12345' } })).toContain("connect-src 'self' https://www.facebook.com");
  const both = policy({ google_analytics: { id: 'G-AB12' }, google_ads: { id: 'AW-12345' } });
  expect(both).toMatch(
    /script-src 'self' {2}https:\/\/www\.googletagmanager\.com https:\/\/www\.google\.com https:\/\/www\.googleadservices\.com/,
  );
  expect(both.match(/script-src[^;]*/)?.[0].match(/googletagmanager/g)).toHaveLength(1);
});

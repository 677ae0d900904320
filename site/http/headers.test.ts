import { expect, it } from 'vitest';
import { commonHeaders, contentPolicy } from './headers';

it('sends HSTS where the site has TLS, and only there', () => {
  expect(commonHeaders('https://www.example.com')['strict-transport-security']).toMatch(/^max-age=\d{8}/);
  expect(commonHeaders('http://localhost:3000')).not.toHaveProperty('strict-transport-security');
  expect(contentPolicy({ scripts: [], styles: [] }, 'https://www.example.com')).toContain('upgrade-insecure-requests');
  expect(contentPolicy({ scripts: [], styles: [] }, 'http://localhost:3000')).not.toContain('upgrade-insecure-requests');
});

it('allows the maps provider only if it is switched on', () => {
  expect(contentPolicy({ scripts: [], styles: [] }, 'http://localhost:3000')).not.toContain('googleapis');
  expect(contentPolicy({ scripts: [], styles: [] }, 'http://localhost:3000', { maps: true })).toContain(
    'https://maps.googleapis.com',
  );
});

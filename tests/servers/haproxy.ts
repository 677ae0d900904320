import type { Machine } from './machine';

/** The section "Several sites" of docs/operations.md has this configuration. */
const configuration = (servers: [string, string][]) => {
  const lines = (port: number) =>
    servers.map(([name, address]) => `  server ${name} ${address}:${port} check inter 1s fall 2 rise 1`).join('\n');
  return `defaults
  mode http
  timeout connect 2s
  timeout client 60s
  timeout server 60s
  option forwardfor
  option redispatch 1
  retries 3
  retry-on conn-failure empty-response response-timeout 502 503 504
frontend website
  bind :80
  http-request disable-l7-retry if METH_POST
  default_backend sites
backend sites
  option httpchk GET /readyz
${lines(3000)}
frontend office
  bind :8080
  http-request disable-l7-retry unless METH_GET
  default_backend offices
backend offices
  option httpchk GET /readyz
${lines(3001)}
`;
};

/** Starts Debian's HAProxy on a machine, in front of servers given by name and address. */
export async function startBalancer(machine: Machine, servers: [string, string][]): Promise<void> {
  await machine.run('cat > /etc/haproxy/haproxy.cfg; haproxy -c -f /etc/haproxy/haproxy.cfg', { input: configuration(servers) });
  await machine.run('systemctl restart haproxy');
}

import { haproxyConfiguration } from '../kit/haproxy-configuration';
import type { Machine } from './machine';

/** Starts Debian's HAProxy on a machine, in front of two servers given by address. */
export async function startBalancer(machine: Machine, office: string, [one, two]: [string, string]): Promise<void> {
  const input = haproxyConfiguration({
    'office.example.com': office,
    ...{ '10.0.0.5:3000': `${one}:3000`, '10.0.0.6:3000': `${two}:3000` },
    ...{ '10.0.0.5:3001': `${one}:3001`, '10.0.0.6:3001': `${two}:3001` },
  });
  await machine.run('cat > /etc/haproxy/haproxy.cfg; haproxy -c -f /etc/haproxy/haproxy.cfg', { input });
  await machine.run('systemctl restart haproxy');
}

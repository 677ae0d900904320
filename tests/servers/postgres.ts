import type { Machine } from './machine';

const PASSWORD = 'p&ss$w#rd';

/** Starts Debian's PostgreSQL on a machine for its whole network; resolves with the URL of a new, empty database. */
export async function startPostgres(machine: Machine): Promise<string> {
  await machine.run(`conf=$(ls -d /etc/postgresql/*/main)
    echo "listen_addresses = '*'" > $conf/conf.d/network.conf
    echo 'host all all samenet scram-sha-256' >> $conf/pg_hba.conf
    systemctl restart postgresql
    cd / && runuser -u postgres -- psql -q <<'END'
CREATE ROLE cleaning LOGIN PASSWORD '${PASSWORD}';
CREATE DATABASE cleaning OWNER cleaning;
END`);
  return `postgres://cleaning:${encodeURIComponent(PASSWORD)}@${machine.address}:5432/cleaning`;
}

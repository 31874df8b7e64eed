import {bash, except, message, powershell, variant} from './define.ts';
import {on} from './steps.ts';
import type {KnownError} from './types.ts';

/** What every entry about logins at Keycloak has in common. */
const KEYCLOAK = {
  component: 'services',
  platforms: ['linux', 'macos', 'wsl', 'windows'],
  kamiwaza: false,
  page: '/operate/accounts-and-tokens#identity-provider',
} as const;

/** Services that apps bring along or that operators run next to the platform. */
export const serviceErrors: readonly KnownError[] = [
  {
    ...KEYCLOAK,
    id: 'keycloak-user-locked',
    title: 'Keycloak has locked the user',
    messages: [message('user_temporarily_disabled'), variant('LOGIN_ERROR', 'user_disabled')],
    cause:
      'After too many wrong passwords, the brute-force protection locks the user. The login page then says "Invalid username or password" even for the right password, on purpose. A lock with `user_temporarily_disabled` ends on its own. With `user_disabled`, it is permanent, or an administrator disabled the user: enable the user to end it.',
    steps: [
      {
        text: 'Wait before the next attempt. With the default settings, a lock lasts between 1 and 15 minutes and grows with each series of wrong passwords.',
      },
      {
        text: 'Find out who sends the wrong password: see `ipAddress` and `clientId` in the lines with `invalid_user_credentials`. Often it is a program with an old password. Correct that first, or the user will be locked again.',
        commands: [bash('docker logs --since 1h <keycloak-container> 2>&1 | grep LOGIN_ERROR')],
      },
      {
        text: 'To unlock the user immediately, open **Users** in the admin console and choose the user. Turn **Temporarily locked** off, or for `user_disabled` turn **Enabled** on.',
      },
      {
        text: 'To change the limits, open **Realm settings**, **Security defenses**, **Brute force detection**. Leave the protection on.',
      },
    ],
    verify: {text: 'The user logs in, and no new line says `user_temporarily_disabled`.'},
    sources: [
      {
        title: 'keycloak/keycloak: Server administration, brute force attacks',
        url: 'https://github.com/keycloak/keycloak/blob/main/docs/documentation/server_admin/topics/threat/brute-force.adoc',
      },
      {
        title: 'keycloak/keycloak issue 19928',
        url: 'https://github.com/keycloak/keycloak/issues/19928',
      },
      {
        title: 'keycloak/keycloak issue 35789',
        url: 'https://github.com/keycloak/keycloak/issues/35789',
      },
    ],
    sample:
      '2025-09-03 08:14:22,117 WARN  [org.keycloak.events] (executor-thread-41) type="LOGIN_ERROR", realmName="demo", clientId="web", ipAddress="192.0.2.77", error="user_temporarily_disabled", auth_method="openid-connect", username="ada"',
  },
  {
    ...KEYCLOAK,
    id: 'keycloak-redirect-uri',
    title: 'Keycloak rejects the redirect URI',
    messages: [
      message('error="invalid_redirect_uri"'),
      variant('error=invalid_redirect_uri'),
      variant('Invalid parameter: redirect_uri'),
    ],
    contradicts: ['`*`'],
    cause:
      'The application sends the browser to Keycloak with its own address (`redirect_uri`). This address is not in the list of the client: it has another host name, port or path, or `http` instead of `https`. A proxy that does not pass on the public address is a common reason. Older versions show the same page if the client does not exist; the log then has `client_not_found`.',
    steps: [
      {
        text: 'Read `clientId` and `redirect_uri` in the line of the log.',
        commands: [bash('docker logs --since 1h <keycloak-container> 2>&1 | grep redirect_uri')],
      },
      {
        text: 'If this address is the right one, choose the realm in the admin console, open **Clients** and the client, and add it to **Valid redirect URIs**, for example `https://<host>/*`. A list that allows every host lets others steal logins: name your own.',
      },
      {
        text: "If the address is wrong, for example `http://` or an internal name, correct it in the application's settings. Behind a proxy, the application must know its public address, or get it in the `X-Forwarded-*` headers.",
      },
      {
        text: 'For an error after a logout, add the address to **Valid post logout redirect URIs** instead.',
      },
    ],
    verify: {text: 'The login returns to the application, and no new line has this error.'},
    sources: [
      {
        title: 'Keycloak: Server administration, OpenID Connect clients',
        url: 'https://www.keycloak.org/docs/latest/server_admin/#_oidc_clients',
      },
      {
        title: 'keycloak/keycloak issue 10528',
        url: 'https://github.com/keycloak/keycloak/issues/10528',
      },
      {
        title: 'keycloak/keycloak issue 14615',
        url: 'https://github.com/keycloak/keycloak/issues/14615',
      },
    ],
    sample:
      '2025-09-05 11:02:44,310 WARN  [org.keycloak.events] (executor-thread-7) type="LOGIN_ERROR", realmName="demo", clientId="web", userId="null", ipAddress="192.0.2.77", error="invalid_redirect_uri", redirect_uri="https://ai.example.com/callback"',
  },
  {
    ...KEYCLOAK,
    id: 'keycloak-https-required',
    title: 'Keycloak requires HTTPS for this client address',
    messages: [
      message('error="ssl_required"'),
      variant('error=ssl_required'),
      variant('We are sorry', 'HTTPS required'),
      variant('"error_description":"HTTPS required"'),
    ],
    cause:
      'The page was opened with `http://`, and the realm requires HTTPS. With the default **External requests**, Keycloak accepts plain HTTP only from private addresses, such as `10.x.x.x` or `192.168.x.x`; with **All requests**, from none. Behind a proxy with HTTPS, Keycloak needs the headers from the proxy. Without them, it treats every request as plain HTTP.',
    steps: [
      {text: 'Open the page with `https://`.'},
      {
        text: 'Behind a proxy, let the proxy set the `X-Forwarded-*` headers, and start Keycloak with `KC_PROXY_HEADERS=xforwarded`. The proxy must overwrite these headers, or others could forge them.',
      },
      {
        text: 'On a test machine without HTTPS, open the page through a tunnel from your own machine, then `http://localhost:<port>` with the port of Keycloak.',
        commands: [bash('ssh -L <port>:localhost:<port> <user>@<host>')],
      },
      {
        text: 'If passwords may travel unencrypted in this test network, you can set **Realm settings**, **General**, **Require SSL** to **None** there. Never do this where others work.',
      },
    ],
    verify: {text: 'The login page appears, and no new line has `ssl_required`.'},
    sources: [
      {
        title: 'Keycloak: Server administration, SSL of a realm',
        url: 'https://www.keycloak.org/docs/latest/server_admin/#_ssl_modes',
      },
      {
        title: 'Keycloak: Configuring a reverse proxy',
        url: 'https://www.keycloak.org/server/reverseproxy',
      },
      {
        title: 'keycloak/keycloak issue 30112',
        url: 'https://github.com/keycloak/keycloak/issues/30112',
      },
    ],
    sample:
      '2025-09-04 07:08:45,330 WARN  [org.keycloak.events] (executor-thread-1) type="LOGIN_ERROR", realmName="master", clientId="null", userId="null", ipAddress="203.0.113.9", error="ssl_required"',
  },
  {
    ...KEYCLOAK,
    id: 'keycloak-client',
    title: 'Keycloak refuses the client or its secret',
    messages: [
      message('error="client_not_found"'),
      message('error="invalid_client_credentials"'),
      variant('error=client_not_found'),
      variant('error=invalid_client_credentials'),
      variant('Invalid client or Invalid client credentials'),
    ],
    cause:
      "`client_not_found`: the realm has no client with the `clientId` of the log. `invalid_client_credentials`: the application sends no secret, or one that differs from Keycloak's. The user's password is not involved.",
    steps: [
      {
        text: 'Read `realmName` and `clientId` in the line of the log, and compare them with the settings of the application: letter case counts.',
        commands: [bash('docker logs --since 1h <keycloak-container> 2>&1 | grep client')],
      },
      {
        text: 'For a refused secret, choose the realm in the admin console, open **Clients** and the client. Copy **Client secret** under **Credentials** into the settings of the application, and restart it.',
      },
      {
        text: 'An application that runs in the browser cannot keep a secret: its client needs **Client authentication** off. Leave it on for all others.',
      },
    ],
    verify: {text: 'The login succeeds, and no new line has this error.'},
    sources: [
      {
        title: 'Keycloak: Server administration, client credentials',
        url: 'https://www.keycloak.org/docs/latest/server_admin/#_client-credentials',
      },
      {
        title: 'keycloak/keycloak issue 16923',
        url: 'https://github.com/keycloak/keycloak/issues/16923',
      },
    ],
    sample:
      '2025-09-08 18:15:47,489 WARN  [org.keycloak.events] (executor-thread-57) type="CODE_TO_TOKEN_ERROR", realmName="demo", clientId="web", userId="null", ipAddress="192.0.2.77", error="invalid_client_credentials", grant_type="authorization_code"',
  },
  {
    id: 'postgres-unreachable',
    role: 'symptom',
    title: 'A service cannot reach its PostgreSQL database',
    component: 'services',
    platforms: ['linux', 'macos', 'wsl', 'windows'],
    kamiwaza: false,
    follows: [
      'postgres-password',
      'postgres-connections',
      'postgres-data-version',
      'http-name-resolution',
      'docker-restarting',
    ],
    // A pool without a free connection has reached the database.
    messages: except(
      ['request timed out', 'acquisition timeout'],
      message('refused. Check that the hostname and port are correct and that the postmaster'),
      variant('Failed to obtain JDBC connection'),
      variant('Unable to acquire JDBC Connection'),
      variant('port 5432 failed: Connection refused'),
    ),
    contradicts: ['volume rm', 'down -v'],
    cause:
      'Nothing accepts connections at the address in the settings of the service. The database is down or still starting, or the address is wrong. In a container, `localhost` is the container itself.',
    steps: [
      {
        text: 'Check that the database is running and ready. The second command prints `accepting connections`.',
        commands: [
          bash('docker ps -a --filter name=postgres'),
          bash('docker exec <postgres-container> pg_isready'),
        ],
      },
      {
        text: 'If it is not, read the end of its log for the reason.',
        commands: [bash('docker logs --tail 100 <postgres-container>')],
      },
      {
        text: 'See the address that the service uses. For Keycloak, it is in `KC_DB_URL`, or in `KC_DB_URL_HOST` and `KC_DB_URL_PORT`. The output can contain a password: do not paste it anywhere.',
        commands: [
          bash(
            "docker inspect --format '{{range .Config.Env}}{{println .}}{{end}}' <container> | grep -iE 'db|database|postgres|pg'",
          ),
        ],
      },
      {
        text: 'Between containers, use the name of the database service and port 5432, and put both into the same Docker network.',
      },
      {
        text: 'If the database was only slower than the service, start the service again. To prevent this, give the database a `healthcheck`, and the service `depends_on` with `condition: service_healthy`.',
        commands: [bash('docker compose up -d <service>')],
      },
    ],
    verify: {
      text: 'The service stays up, and the message does not appear again.',
      commands: [bash('docker logs --since 1m <container>')],
    },
    sources: [
      {title: 'Keycloak: Configuring the database', url: 'https://www.keycloak.org/server/db'},
      {
        title: 'Docker: Control startup order in Compose',
        url: 'https://docs.docker.com/compose/how-tos/startup-order/',
      },
      {
        title: 'keycloak/keycloak issue 16398',
        url: 'https://github.com/keycloak/keycloak/issues/16398',
      },
    ],
    sample:
      "2025-09-12 05:40:22,118 WARN  [io.agroal.pool] (agroal-11) Datasource '<default>': Connection to postgres:5432 refused. Check that the hostname and port are correct and that the postmaster is accepting TCP/IP connections.",
  },
  {
    id: 'postgres-password',
    title: 'PostgreSQL refuses the password of a service',
    component: 'services',
    platforms: ['linux', 'macos', 'wsl', 'windows'],
    kamiwaza: false,
    // CockroachDB writes the name without quotation marks.
    messages: [message('password authentication failed for user "')],
    contradicts: ['volume rm', 'down -v'],
    cause:
      'The password in the configuration of the service is not the one that the database has for this role. The PostgreSQL image reads `POSTGRES_PASSWORD` only while its data directory is empty. A later change has no effect on the database.',
    steps: [
      {
        text: 'See which password the service sends. For Keycloak, it is in `KC_DB_PASSWORD`. The output is secret: do not paste it anywhere.',
        commands: [
          bash(
            "docker inspect --format '{{range .Config.Env}}{{println .}}{{end}}' <container> | grep -iE 'db|database|postgres|pg'",
          ),
        ],
      },
      {
        text: 'If that is an old password, correct it in the file that starts the service, and create the container again.',
        commands: [bash('docker compose up -d <service>')],
      },
      {
        text: "If it is the right one, set it for the role in the database. Inside a container of the official image, `psql` needs no password. `<superuser>` is the value of `POSTGRES_USER`, or `postgres`. The command asks twice for the role's new password.",
        commands: [
          bash(
            'docker exec -it <postgres-container> psql -U <superuser> -d postgres -c "\\password <role>"',
          ),
        ],
      },
      {
        text: "Do not remove the database's volume to set a password: that deletes the data.",
      },
      {
        text: 'If both passwords are the same, check that the service reaches this database and not another one. Compare host, port and database name in its address. Special characters in an address must be encoded, for example `@` as `%40`.',
      },
    ],
    verify: {
      text: 'The service stays up, and the message does not appear again.',
      commands: [bash('docker logs --since 1m <container>')],
    },
    sources: [
      {
        title: 'PostgreSQL: Authentication problems',
        url: 'https://www.postgresql.org/docs/current/client-authentication-problems.html',
      },
      {
        title: 'docker-library/docs: postgres',
        url: 'https://github.com/docker-library/docs/blob/master/postgres/README.md',
      },
      {title: 'bitnami/charts issue 32279', url: 'https://github.com/bitnami/charts/issues/32279'},
    ],
    sample:
      'keycloak-1  | 2025-09-01 07:02:17,602 WARN  [io.agroal.pool] (agroal-11) Datasource \'<default>\': FATAL: password authentication failed for user "keycloak"\nkeycloak-1  | 2025-09-01 07:02:17,911 ERROR [org.keycloak.quarkus.runtime.cli.ExecutionExceptionHandler] (main) ERROR: Failed to start server in (production) mode',
  },
  {
    id: 'postgres-data-version',
    title: 'The PostgreSQL data is from another version',
    component: 'services',
    platforms: ['linux', 'macos', 'wsl', 'windows'],
    kamiwaza: false,
    messages: [
      message(
        'The data directory was initialized by PostgreSQL version',
        'which is not compatible with this version',
      ),
      variant('database files are incompatible with server'),
      variant('in 18+, these Docker images are configured to store database data'),
    ],
    contradicts: ['volume rm', 'down -v'],
    cause:
      'A major version of PostgreSQL does not read the files of another one, and the image does not convert them. A new tag, often `latest`, brought a newer version. The data is unchanged: the server stopped before it wrote anything.',
    steps: [
      {
        text: 'If the message ends in `(unused mount/volume)` and the volume is new, there is no old data: mount it at `/var/lib/postgresql`. Otherwise, the file `PG_VERSION` in the volume has the earlier version.',
      },
      {
        text: 'Write the earlier version into the file that starts the database, for example `postgres:15` for "initialized by PostgreSQL version 15", and create the container again. Then the service works as before.',
        commands: [bash('docker compose up -d <service>')],
      },
      {
        text: 'To change to the newer version, export everything first, while the earlier one runs. `<superuser>` is the value of `POSTGRES_USER`, or `postgres`. The file contains all data: keep it secret.',
        commands: [
          bash('docker exec <postgres-container> pg_dumpall -U <superuser> -f /tmp/dump.sql'),
          bash('docker cp <postgres-container>:/tmp/dump.sql dump.sql'),
        ],
      },
      {
        text: 'Then start the newer version with a new, empty volume, and import the file. An error that a role or a database already exists is normal. If services are refused afterwards, which can happen with data of version 13 or older, set their passwords again with `ALTER ROLE`. Keep the old volume until the service works. From version 18 on, the image expects the volume at `/var/lib/postgresql`.',
        commands: [
          bash('docker cp dump.sql <postgres-container>:/tmp/dump.sql'),
          bash('docker exec <postgres-container> psql -U <superuser> -d postgres -f /tmp/dump.sql'),
        ],
      },
    ],
    verify: {
      text: 'The output is `accepting connections`.',
      commands: [bash('docker exec <postgres-container> pg_isready')],
    },
    sources: [
      {
        title: 'PostgreSQL: Upgrading a cluster',
        url: 'https://www.postgresql.org/docs/current/upgrading.html',
      },
      {
        title: 'docker-library/postgres issue 37',
        url: 'https://github.com/docker-library/postgres/issues/37',
      },
    ],
    sample:
      'db-1  | 2025-09-04 06:12:40.318 UTC [1] FATAL:  database files are incompatible with server\ndb-1  | 2025-09-04 06:12:40.318 UTC [1] DETAIL:  The data directory was initialized by PostgreSQL version 13, which is not compatible with this version 17.2 (Debian 17.2-1.pgdg120+1).',
  },
  {
    id: 'postgres-connections',
    title: 'PostgreSQL has no free connections',
    component: 'services',
    platforms: ['linux', 'macos', 'wsl', 'windows'],
    kamiwaza: false,
    // CockroachDB has the same words for a limit of its own.
    messages: except(
      ['26257'],
      message('sorry, too many clients already'),
      message('remaining connection slots are reserved for'),
    ),
    contradicts: ['volume rm', 'down -v'],
    cause:
      'All programs together keep more connections open than the database allows (`max_connections`, 100 by default). Each process has its own pool, and a program that opens a pool for each request or never closes its connections uses them all up.',
    steps: [
      {
        text: 'See who holds the connections, and in which state. A few are reserved for the superuser. Services that log in as superuser can use these up, too: if the command fails, restart one of the services, and try again. `<superuser>` is the value of `POSTGRES_USER`, or `postgres`.',
        commands: [
          bash(
            'docker exec <postgres-container> psql -U <superuser> -d postgres -c "SELECT usename, client_addr, state, count(*) FROM pg_stat_activity GROUP BY 1, 2, 3 ORDER BY 4 DESC"',
          ),
        ],
      },
      {
        text: 'Restart the service with the most `idle` connections: that frees them at once.',
        commands: [bash('docker compose restart <service>')],
      },
      {
        text: 'In your own program, open one pool for each process, not for each request, and close what you open. Make the pool smaller: in SQLAlchemy with `pool_size` and `max_overflow`. The number of processes times the largest pool size must stay below `max_connections`.',
      },
      {
        text: 'If all of them are needed, raise the limit, and restart the database. Every connection takes memory.',
        commands: [
          bash(
            'docker exec <postgres-container> psql -U <superuser> -d postgres -c "ALTER SYSTEM SET max_connections = 200"',
          ),
          bash('docker restart <postgres-container>'),
        ],
      },
    ],
    verify: {
      text: 'Under load, the number stays below `max_connections`.',
      commands: [
        bash(
          'docker exec <postgres-container> psql -U <superuser> -d postgres -c "SELECT count(*) FROM pg_stat_activity"',
        ),
      ],
    },
    sources: [
      {
        title: 'PostgreSQL: Connections and authentication',
        url: 'https://www.postgresql.org/docs/current/runtime-config-connection.html',
      },
      {
        title: 'SQLAlchemy: Connection pooling',
        url: 'https://docs.sqlalchemy.org/en/20/core/pooling.html',
      },
      {
        title: 'brianc/node-postgres issue 557',
        url: 'https://github.com/brianc/node-postgres/issues/557',
      },
    ],
    sample:
      'psycopg2.OperationalError: connection to server at "postgres" (172.19.0.4), port 5432 failed: FATAL:  sorry, too many clients already',
  },
  {
    id: 'elasticsearch-map-count',
    title: 'vm.max_map_count is too low for Elasticsearch',
    component: 'services',
    platforms: ['linux', 'wsl', 'windows', 'macos'],
    kamiwaza: false,
    messages: [
      message('max virtual memory areas vm.max_map_count', 'increase to at least'),
      variant('max virtual memory areas vm.max_map_count'),
    ],
    cause:
      'Elasticsearch and OpenSearch, which DataHub and others use for search, map many files into memory. They refuse to start (exit code 78) if the kernel allows too few of these memory areas. The limit belongs to the host, or to the virtual machine in which Docker runs, not to the container.',
    steps: [
      {
        text: 'Raise the limit now, at least to the number in the message. Elasticsearch recommends `1048576` for its newer releases. On Windows, all WSL 2 instances share one kernel; with Docker Desktop, write `docker-desktop` instead of `kamiwaza`.',
        commands: [
          on('linux', bash('sudo sysctl -w vm.max_map_count=262144')),
          on('wsl', bash('sudo sysctl -w vm.max_map_count=262144')),
          powershell('wsl -d kamiwaza -u root -- sysctl -w vm.max_map_count=262144'),
        ],
      },
      {
        text: 'Keep it after a reboot. On Windows, write this to `%USERPROFILE%\\.wslconfig`; it takes effect after `wsl --shutdown`, which stops all instances.',
        commands: [
          on(
            'linux',
            bash('echo vm.max_map_count=262144 | sudo tee /etc/sysctl.d/99-max-map-count.conf'),
          ),
          {
            language: 'ini',
            code: '[wsl2]\nkernelCommandLine = "sysctl.vm.max_map_count=262144"',
            platform: 'windows',
          },
        ],
      },
      {
        text: 'Start the container again. Containers that depend on it may also need a start.',
        commands: [bash('docker restart <container>')],
      },
    ],
    verify: {
      text: 'The command prints the new number, and the container stays up.',
      commands: [
        on('linux', bash('sysctl vm.max_map_count')),
        on('wsl', bash('sysctl vm.max_map_count')),
        powershell('wsl -d kamiwaza -- sysctl vm.max_map_count'),
      ],
    },
    sources: [
      {
        title: 'Elastic: Using the Docker images in production',
        url: 'https://www.elastic.co/docs/deploy-manage/deploy/self-managed/install-elasticsearch-docker-prod',
      },
      {
        title: 'docker-library/elasticsearch issue 111',
        url: 'https://github.com/docker-library/elasticsearch/issues/111',
      },
    ],
    sample:
      'ERROR: [1] bootstrap checks failed. You must address the points described in the following [1] lines before starting Elasticsearch.\nbootstrap check failure [1] of [1]: max virtual memory areas vm.max_map_count [65530] is too low, increase to at least [262144]',
  },
];

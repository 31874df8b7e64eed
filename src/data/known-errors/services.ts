import {bash, message, powershell, variant} from './define.ts';
import {on} from './steps.ts';
import type {KnownError} from './types.ts';

/** Services that apps bring along or that operators run next to the platform. */
export const serviceErrors: readonly KnownError[] = [
  {
    id: 'keycloak-user-locked',
    title: 'Keycloak has locked the user',
    component: 'services',
    platforms: ['linux', 'macos', 'wsl', 'windows'],
    kamiwaza: false,
    messages: [message('user_temporarily_disabled'), variant('LOGIN_ERROR', '"user_disabled"')],
    cause:
      'After too many wrong passwords, the brute-force protection locks the user. The login page then says "Invalid username or password" even for the right password, on purpose. A lock with `user_temporarily_disabled` ends by itself. One with `user_disabled` stays until an administrator enables the user.',
    steps: [
      {
        text: 'Wait before the next attempt. With the default settings, a lock lasts between 1 and 15 minutes and grows with each series of wrong passwords.',
      },
      {
        text: 'Find out who sends the wrong password: see `ipAddress` and `clientId` in the lines with `invalid_user_credentials`. Often it is a program with an old password. Correct that first, or the user will be locked again.',
        commands: [bash('docker logs --since 1h <keycloak-container> 2>&1 | grep LOGIN_ERROR')],
      },
      {
        text: 'To unlock the user at once, open **Users** in the admin console and choose the user. Turn **Temporarily locked** off, or for `user_disabled` turn **Enabled** on.',
      },
      {
        text: 'The limits are under **Realm settings**, **Security defenses**, **Brute force detection**. Leave the protection on.',
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
    page: '/operate/accounts-and-tokens#identity-provider',
    sample:
      '2025-09-03 08:14:22,117 WARN  [org.keycloak.events] (executor-thread-41) type="LOGIN_ERROR", realmName="demo", clientId="web", ipAddress="192.0.2.77", error="user_temporarily_disabled", auth_method="openid-connect", username="ada"',
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
          bash('docker exec -it <postgres-container> psql -U <superuser> -c "\\password <role>"'),
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
      text: 'The service stays up, and the message does not come again.',
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
    id: 'elasticsearch-map-count',
    title: 'The kernel limit vm.max_map_count is too low for Elasticsearch',
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
        text: 'Keep it after a restart of the machine. On Windows, write this to `%USERPROFILE%\\.wslconfig`; it takes effect after `wsl --shutdown`, which stops all instances.',
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

import type {Headers} from './headers.ts';

/** What the nginx configuration depends on. */
export interface NginxOptions {
  /** The site's base path, with slashes at both ends. */
  readonly baseUrl: string;
  /** Folder that holds the base path's folders, e.g. `/srv/www`. */
  readonly root: string;
  readonly listen: readonly string[];
  readonly headers: Headers;
  /** Whether nginx has the module that serves `.br` files. */
  readonly brotli: boolean;
}

const escapeRegExp = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A value in double quotes; nginx would expand `$` and end the string at `"`. */
function quote(value: string): string {
  if (/["$\\\r\n]/.test(value)) {
    throw new Error(`A header value can't stand in an nginx configuration: ${value}`);
  }
  return `"${value}"`;
}

/**
 * Writes the server block of the site. Addresses are clean (`/quickstart`), hashed files stay in caches
 * for a year, pages are asked for again by their ETag, only GET and HEAD are answered.
 *
 * @param options where the site stands and how it is reached
 */
export function serverBlock({baseUrl, root, listen, headers, brotli}: NginxOptions): string {
  const base = escapeRegExp(baseUrl);
  const header = (name: string, value: string): string => `    add_header ${name} ${value} always;`;
  return [
    '# Kamiwaza documentation. Include this file in the http block of nginx.',
    '',
    '# Hashed names never change their content. Everything else is asked for again and answered with 304.',
    'map $uri $kw_cache {',
    '    default "no-cache";',
    `    ~^${base}assets/ "public, max-age=31536000, immutable";`,
    `    "~^${base}(?:[^/]+/)?search-index-.*[0-9a-f]{8}\\.json$" "public, max-age=31536000, immutable";`,
    `    ~^${base}(?:img|diagrams)/ "public, max-age=86400";`,
    '}',
    '',
    'map $request_method $kw_allow {',
    '    default "GET, HEAD";',
    '    GET "";',
    '    HEAD "";',
    '}',
    '',
    'server {',
    ...listen.map((address) => `    listen ${address};`),
    '    server_name _;',
    `    root ${root};`,
    '',
    '    server_tokens off;',
    '    charset utf-8;',
    '    charset_types text/css text/plain text/xml text/markdown application/javascript application/json application/rss+xml application/atom+xml;',
    '    etag on;',
    '    absolute_redirect off;',
    '    disable_symlinks on;',
    '    client_max_body_size 1k;',
    '    keepalive_requests 10000;',
    '    sendfile on;',
    '    tcp_nopush on;',
    '    open_file_cache max=2000 inactive=60s;',
    '    open_file_cache_errors on;',
    '',
    '    # The files are compressed already; nothing is compressed per request.',
    '    gzip off;',
    '    gzip_static on;',
    '    gzip_vary on;',
    '    gzip_proxied any;',
    ...(brotli ? ['    brotli_static on;'] : []),
    '',
    header('Cache-Control', '$kw_cache'),
    header('Allow', '$kw_allow'),
    ...Object.entries(headers).map(([name, value]) => header(name, quote(value))),
    '',
    '    if ($kw_allow) {',
    '        return 405;',
    '    }',
    '',
    `    error_page 404 ${baseUrl}404.html;`,
    `    location = ${baseUrl}404.html {`,
    '        internal;',
    '    }',
    '',
    ...(baseUrl === '/'
      ? []
      : [
          '    location = / {',
          `        return 302 ${baseUrl};`,
          '    }',
          `    location = ${baseUrl.slice(0, -1)} {`,
          `        return 301 ${baseUrl}$is_args$args;`,
          '    }',
        ]),
    `    location = ${baseUrl} {`,
    `        try_files ${baseUrl}index.html =404;`,
    '    }',
    '',
    '    # Not addresses of their own.',
    '    location ~ (?:/\\.|/_headers$|\\.(?:br|gz)$) {',
    '        return 404;',
    '    }',
    `    location ~ ^${base}(?:.*/)?index(?:\\.html)?$ {`,
    `        rewrite ^(${base}(?:.+/)?)index(?:\\.html)?$ $1 permanent;`,
    '    }',
    `    location ~ ^${base}.+\\.html$ {`,
    '        rewrite ^(.+)\\.html$ $1 permanent;',
    '    }',
    `    location ~ ^${base}.+/$ {`,
    '        rewrite ^(.+)/$ $1 permanent;',
    '    }',
    '',
    ...(baseUrl === '/' ? ['    location / {'] : [`    location ${baseUrl} {`]),
    '        try_files $uri $uri.html =404;',
    '    }',
    ...(baseUrl === '/' ? [] : ['    location / {', '        return 404;', '    }']),
    '}',
    '',
  ].join('\n');
}

/** What the whole configuration depends on beside the server block. */
export interface MainOptions {
  /** The server block's file. */
  readonly include: string;
  /** Folder for the process id and temporary files; must be writable. */
  readonly temp: string;
  /** nginx's own table of types. */
  readonly mimeTypes: string;
  readonly modules?: readonly string[];
  readonly errorLog?: string;
  readonly workers?: number | 'auto';
}

/**
 * Writes a whole nginx configuration that needs no rights beyond its temporary folder.
 *
 * @param options paths of this installation
 */
export function mainConfiguration(options: MainOptions): string {
  const {include, temp, mimeTypes, modules = [], errorLog = 'stderr', workers = 'auto'} = options;
  return [
    ...modules.map((file) => `load_module ${file};`),
    `worker_processes ${String(workers)};`,
    `pid ${temp}/nginx.pid;`,
    `error_log ${errorLog} warn;`,
    'events {',
    '    worker_connections 1024;',
    '}',
    'http {',
    `    include ${mimeTypes};`,
    '    default_type application/octet-stream;',
    '    types {',
    '        text/markdown md;',
    '    }',
    '    access_log off;',
    ...['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
      (name) => `    ${name}_temp_path ${temp}/${name};`,
    ),
    `    include ${include};`,
    '}',
    '',
  ].join('\n');
}

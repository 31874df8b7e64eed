import {escapeRegExp} from '../../src/site/util/escape.ts';

import type {Headers} from './headers.ts';

/** What the nginx configuration depends on. */
export interface NginxOptions {
  /** The site's base path, with slashes at both ends. */
  readonly baseUrl: string;
  /** Folder with the base path's folders, e.g. `/srv/www`. */
  readonly root: string;
  readonly listen: readonly string[];
  readonly headers: Headers;
  /** nginx's own table of media types. */
  readonly mimeTypes: string;
  /** Whether nginx has the module that serves `.br` files. */
  readonly brotli: boolean;
  /** Host and port of the MCP server; without it there is no `/mcp`. */
  readonly mcp?: string | undefined;
  /** The endpoint that answers questions; without it there is no `/llm/`. */
  readonly ask?: AskProxy | undefined;
}

/** An OpenAI-compatible endpoint that nginx calls for the reader's browser. */
interface AskProxy {
  /** Address including the version, such as `https://models.example.com/v1`. */
  readonly endpoint: string;
  /** Pattern of files to include that set `$kw_llm_key`; may match none. */
  readonly keyFiles: string;
  /** File of certificates to verify the endpoint's certificate with. */
  readonly certificates: string;
}

/** A value in double quotes; nginx would expand `$` and end the string at `"`. */
function quote(value: string): string {
  if (/["$\\\r\n]/.test(value)) {
    throw new Error(`A header value can't be used in an nginx configuration: ${value}`);
  }
  return `"${value}"`;
}

/**
 * Writes the server block of the site. Addresses are clean (`/quickstart`), hashed files stay in caches for a year,
 * pages are revalidated by their ETag. Only GET and HEAD are answered, and POST at `/mcp` and `/llm/chat/completions`
 * where these are configured.
 */
export function serverBlock(options: NginxOptions): string {
  const {baseUrl, root, listen, headers, mimeTypes, brotli, mcp, ask} = options;
  const base = escapeRegExp(baseUrl);
  // The MCP server is at /mcp of the host, and below the base path for proxies that pass on nothing else.
  const mcpPath = `^(?:${base}|/)mcp$`;
  const header = (name: string, value: string): string => `    add_header ${name} ${value} always;`;
  return [
    '# Kamiwaza documentation. Include this file in the http block of nginx.',
    '',
    '# Hashed names never change their content. Everything else is asked for again and answered with 304.',
    'map $uri $kw_cache {',
    '    default "no-cache";',
    `    ~^${base}assets/ "public, max-age=31536000, immutable";`,
    `    "~^${base}(?:[^/]+/)?search-index-[a-z]+-[0-9a-f]{10}.*\\.json$" "public, max-age=31536000, immutable";`,
    `    ~^${base}(?:img|diagrams)/ "public, max-age=86400";`,
    '}',
    '',
    '# Methods that an address takes; empty where this one is right.',
    'map "$request_method $uri" $kw_allow {',
    '    default "GET, HEAD";',
    ...(mcp === undefined ? [] : [`    "~^POST (?:${base}|/)mcp$" "";`]),
    ...(ask === undefined
      ? []
      : [
          // Patterns may be long; a plain text of more than 46 characters stops nginx (map_hash_bucket_size).
          `    "~^POST ${base}llm/chat/completions$" "";`,
          `    "~ ${base}llm/chat/completions$" "POST";`,
        ]),
    '    "~^(?:GET|HEAD) " "";',
    '}',
    '',
    '# Programs that ask for Markdown get a page as Markdown, at its own address. Browsers never ask for it, and',
    '# what is named first is preferred.',
    'map $http_accept $kw_type {',
    '    default "";',
    '    "~*text/html.*text/(?:x-)?markdown" "";',
    '    "~*text/(?:x-)?markdown\\s*;\\s*q=0(?:\\.0*)?(?:[\\s,;]|$)" "";',
    '    "~*text/(?:x-)?markdown" ".md";',
    '}',
    '# Caches keep both forms of a page apart.',
    'map $uri $kw_vary {',
    '    default "Accept";',
    '    "~/[^/]*\\.(?!(?:html|md)$)[a-z0-9]+$" "";',
    '}',
    '',
    ...(mcp === undefined
      ? []
      : [
          'limit_req_zone $binary_remote_addr zone=kw_mcp:1m rate=20r/s;',
          'upstream kw_mcp {',
          `    server ${mcp};`,
          '    keepalive 8;',
          '}',
          '',
        ]),
    ...(ask === undefined
      ? []
      : ['limit_req_zone $binary_remote_addr zone=kw_llm:1m rate=20r/m;', '']),
    'server {',
    ...listen.map((address) => `    listen ${address};`),
    '    server_name _;',
    `    root ${root};`,
    // A list of the server block replaces the one around it, which need not have Markdown.
    `    include ${mimeTypes};`,
    '    types {',
    '        text/markdown md;',
    '    }',
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
    // It keeps files open, and Debian lets a worker open 1024, with up to 768 connections among them. With none left, nginx
    // answers 404, and remembers that, too.
    '    open_file_cache max=200 inactive=60s;',
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
    header('Vary', '$kw_vary'),
    ...Object.entries(headers).map(([name, value]) => header(name, quote(value))),
    '',
    '    if ($kw_allow) {',
    '        return 405;',
    '    }',
    '',
    ...(mcp === undefined ? [] : mcpLocation(mcpPath)),
    ...(ask === undefined ? [] : askLocation(baseUrl, ask)),
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
    `        try_files ${baseUrl}index$kw_type ${baseUrl}index.html =404;`,
    '    }',
    '',
    '    # nginx would write it into a redirect, and browsers take it for a slash: `/\\host/` leads to the host.',
    '    location ~ "\\\\\\\\" {',
    '        return 404;',
    '    }',
    '    # Not addresses of their own.',
    '    location ~ (?:/\\.(?!well-known/)|/_headers$|\\.(?:br|gz)$) {',
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
    '        try_files $uri$kw_type $uri $uri.html =404;',
    '    }',
    ...(baseUrl === '/' ? [] : ['    location / {', '        return 404;', '    }']),
    '}',
    '',
  ].join('\n');
}

/** The MCP server behind nginx: few requests at a time, none of them long, nothing kept. */
function mcpLocation(pattern: string): string[] {
  return [
    `    location ~ ${pattern} {`,
    '        limit_req zone=kw_mcp burst=100 nodelay;',
    '        limit_req_status 429;',
    '        client_max_body_size 1m;',
    '        client_body_buffer_size 1m;',
    '        rewrite ^ /mcp break;',
    '        proxy_pass http://kw_mcp;',
    '        proxy_http_version 1.1;',
    '        proxy_set_header Connection "";',
    '        proxy_set_header Host $host;',
    '        proxy_set_header Cookie "";',
    '        proxy_set_header Authorization "";',
    '        proxy_read_timeout 30s;',
    '        proxy_buffering off;',
    '    }',
    '',
  ];
}

/**
 * The one call of the endpoint that the search page makes. The key stays here, and of the reader's request only the
 * body is passed on. Pages of other sites are refused: their browsers say where a request comes from, or ask first
 * whether they may send JSON, which nginx does not answer.
 */
function askLocation(baseUrl: string, {endpoint, keyFiles, certificates}: AskProxy): string[] {
  const {origin, pathname, host, protocol} = new URL(endpoint);
  const target = `${origin}${pathname.replace(/\/+$/, '')}/chat/completions`;
  return [
    // Not in the location, so that a file next to the key can name the operator's own certificates.
    ...(protocol === 'https:' ? [`    proxy_ssl_trusted_certificate ${certificates};`] : []),
    `    location = ${baseUrl}llm/chat/completions {`,
    '        set $kw_llm_key "";',
    `        include ${keyFiles};`,
    '        if ($http_sec_fetch_site !~ "^(?:same-origin)?$") {',
    '            return 403;',
    '        }',
    '        if ($content_type !~ "^application/json(?:;|$)") {',
    '            return 415;',
    '        }',
    '        limit_req zone=kw_llm burst=10 nodelay;',
    '        limit_req_status 429;',
    '        client_max_body_size 256k;',
    '        client_body_buffer_size 256k;',
    // Arguments of the address would be added to it.
    '        set $args "";',
    `        proxy_pass ${target};`,
    '        proxy_pass_request_headers off;',
    `        proxy_set_header Host ${host};`,
    '        proxy_set_header Connection "";',
    '        proxy_set_header Content-Type "application/json";',
    '        proxy_set_header Content-Length $content_length;',
    '        proxy_set_header Accept "text/event-stream";',
    '        proxy_set_header Authorization $kw_llm_key;',
    '        proxy_hide_header Set-Cookie;',
    '        proxy_hide_header Access-Control-Allow-Origin;',
    ...(protocol === 'https:'
      ? [
          '        proxy_ssl_server_name on;',
          '        proxy_ssl_verify on;',
          '        proxy_ssl_verify_depth 4;',
        ]
      : []),
    '        proxy_http_version 1.1;',
    '        proxy_buffering off;',
    '        proxy_connect_timeout 10s;',
    '        proxy_read_timeout 120s;',
    '    }',
    '',
  ];
}

/** What the whole configuration depends on besides the server block. */
export interface MainOptions {
  /** The server block's file. */
  readonly include: string;
  /** Folder for the process id and temporary files; must be writable. */
  readonly temp: string;
  readonly modules?: readonly string[];
  readonly workers?: number;
}

/** Writes a complete nginx configuration that needs write access only to its temporary folder. */
export function mainConfiguration(options: MainOptions): string {
  const {include, temp, modules = [], workers = 'auto'} = options;
  return [
    ...modules.map((file) => `load_module ${file};`),
    `worker_processes ${String(workers)};`,
    `pid ${temp}/nginx.pid;`,
    'error_log stderr warn;',
    'events {',
    '    worker_connections 1024;',
    '}',
    'http {',
    '    default_type application/octet-stream;',
    '    access_log off;',
    ...['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
      (name) => `    ${name}_temp_path ${temp}/${name};`,
    ),
    `    include ${include};`,
    '}',
    '',
  ].join('\n');
}

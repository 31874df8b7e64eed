import type {MainOptions} from '../../scripts/onprem/nginx.ts';

/**
 * Writes a complete nginx configuration with the http block of Debian 12's `/etc/nginx/nginx.conf`, into which
 * operators without a container put the server block. Only the paths differ, so that any user can start it.
 */
export function debianConfiguration({include, temp, modules = []}: MainOptions): string {
  const folders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return `${modules.map((file) => `load_module ${file};\n`).join('')}
pid ${temp}/nginx.pid;
error_log stderr warn;
events {
    worker_connections 768;
}
http {
    sendfile on;
    tcp_nopush on;
    types_hash_max_size 2048;
    include /etc/nginx/mime.types;
    default_type application/octet-stream;
    ssl_protocols TLSv1 TLSv1.1 TLSv1.2 TLSv1.3;
    ssl_prefer_server_ciphers on;
    access_log off;
    gzip on;
    ${folders.map((name) => `${name}_temp_path ${temp}/${name};`).join('\n    ')}
    include ${include};
}
`;
}

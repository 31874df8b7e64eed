/** nginx of the stable branch on a small base, some 5 MB compressed. */
const BASE_IMAGE = 'docker.io/library/nginx:stable-alpine-slim';

/**
 * Writes the Containerfile. It only copies files, so an image can be built without a network once the base
 * image is available.
 */
export function containerfile(): string {
  return `# podman build -t kamiwaza-docs . && podman run --rm -p 8080:8080 --read-only --tmpfs /tmp kamiwaza-docs
# In a network without Docker Hub: --build-arg BASE=<registry>/nginx:stable-alpine-slim
ARG BASE=${BASE_IMAGE}
FROM \${BASE}
COPY nginx/nginx.conf /etc/nginx/nginx.conf
COPY nginx/kamiwaza-docs.conf /etc/nginx/kamiwaza-docs.conf
COPY www /srv/www
USER nginx
EXPOSE 8080
ENTRYPOINT ["nginx", "-g", "daemon off;"]
`;
}

/** A Node.js with long-term support, on a small base. */
const NODE_IMAGE = 'docker.io/library/node:24-alpine';

/** Writes the Containerfile of the MCP server. */
export function mcpContainerfile(file: string, host: string): string {
  return `# In a network without Docker Hub: --build-arg BASE=<registry>/node:24-alpine
ARG BASE=${NODE_IMAGE}
FROM \${BASE}
COPY ${file} /srv/${file}
USER node
ENTRYPOINT ["node", "/srv/${file}", "--http"]
# Requests for other host names are refused. Name every host name that agents use.
CMD ["--allow-host", "${host}"]
`;
}

/** What `Containerfile` must not get: the operator's key, which the user who builds need not be able to read. */
export const DOCKERIGNORE = 'llm-key\nmcp\n';

/** Writes the compose file that runs the site and the MCP server. */
export function composeFile(): string {
  return `# podman compose up -d --build, or docker compose up -d --build. After an update, add --force-recreate.
# Only this machine reaches it; to open it to the network:
#   DOCS_ADDRESS=0.0.0.0 podman compose up -d --build
# In a network without Docker Hub, DOCS_NGINX_IMAGE and DOCS_NODE_IMAGE name the base images.
services:
  docs:
    build:
      context: .
      # Docker looks for a Dockerfile.
      dockerfile: Containerfile
      args:
        BASE: \${DOCS_NGINX_IMAGE:-${BASE_IMAGE}}
    # After a reboot, Podman starts nothing that is only \`unless-stopped\`.
    restart: always
    ports:
      - '\${DOCS_ADDRESS:-127.0.0.1}:\${DOCS_PORT:-8080}:8080'
    read_only: true
    tmpfs: [/tmp]
    cap_drop: [ALL]
    security_opt: ['no-new-privileges:true']
    volumes:
      # The key of the endpoint that answers questions, where one is configured; may be empty.
      # Z: with SELinux, a container can only read what has its label.
      - ./llm-key:/etc/nginx/kw-llm:ro,Z
  mcp:
    build:
      context: mcp
      dockerfile: Containerfile
      args:
        BASE: \${DOCS_NODE_IMAGE:-${NODE_IMAGE}}
    restart: always
    cpus: 1
    # Listens on the loopback that it shares with nginx: nothing else reaches it.
    network_mode: service:docs
    read_only: true
    cap_drop: [ALL]
    security_opt: ['no-new-privileges:true']
`;
}

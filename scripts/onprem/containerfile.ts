/** nginx of the stable branch on a small base, some 5 MB compressed. */
export const BASE_IMAGE = 'docker.io/library/nginx:stable-alpine-slim';

/**
 * Writes the Containerfile. It only copies files, so an image can be built without a network once the
 * base image is there.
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

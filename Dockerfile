# Two images of one release, each with one part and what it runs with: docker build --target site . and docker build --target cms .
# What seldom changes comes first, so that a changed line draws no picture again and is a small layer to pull.
ARG BASE=node:24-bookworm-slim

FROM ${BASE} AS packages
WORKDIR /source
COPY package.json package-lock.json ./
COPY cms/package.json cms/
COPY contract/package.json contract/
COPY office/package.json office/
COPY shared/package.json shared/
COPY site/package.json site/
COPY scripts/steps.mjs scripts/
COPY cms/operations/commands/without-waiting.mjs cms/operations/commands/
COPY scripts/admin/environment/installation.mjs scripts/admin/environment/
RUN --mount=type=cache,target=/root/.npm node -e "import('./scripts/steps.mjs').then(({ install }) => install())"

FROM packages AS pictures
COPY contract/*.ts contract/
COPY shared/*.ts shared/
COPY site/pictures/*.ts site/pictures/
COPY site/media/*.ts site/media/
COPY cms/model/starter/pictures cms/model/starter/pictures
RUN --mount=type=cache,target=/made node --import tsx site/media/make-ready.ts cms/model/starter/pictures /made && cp -r /made /pictures

FROM packages AS build
RUN apt-get update && apt-get install -y --no-install-recommends git && rm -rf /var/lib/apt/lists/* /var/cache/apt/*
COPY . .
COPY --from=pictures /pictures .cache/pictures
# Each release in three layers: packages, pictures, and the rest.
RUN for part in site cms; do node scripts/release.mjs /release/$part --part $part || exit 1; done \
  && cd /release && for folder in $(find site cms -maxdepth 2 -name node_modules); do \
  mkdir -p "/packages/$(dirname "$folder")" && mv "$folder" "/packages/$folder" || exit 1; done \
  && mkdir -p /pictures/site/site/dist /pictures/cms/cms/model/starter \
  && mv /release/site/site/dist/pictures /pictures/site/site/dist/ \
  && mv /release/cms/cms/model/starter/pictures /pictures/cms/cms/model/starter/

FROM ${BASE} AS part
ENV NODE_ENV=production HOST=0.0.0.0 DATA_DIR=/data LOG_TO=stdout
WORKDIR /app
RUN install -d -o node -g node /data
VOLUME /data
STOPSIGNAL SIGTERM

FROM part AS cms
ARG POSTGRES=15
# pg_dump, pg_restore and psql, for backups of a PostgreSQL database, without the Perl that Debian's package asks for.
RUN apt-get update && apt-get install -y --no-install-recommends libpq5 libreadline8 liblz4-1 libzstd1 \
  && cd /tmp && apt-get download postgresql-client-${POSTGRES} && dpkg-deb -x postgresql-client-*.deb client \
  && for name in pg_dump pg_restore psql; do mv client/usr/lib/postgresql/${POSTGRES}/bin/$name /usr/local/bin/ || exit 1; done \
  && rm -rf /tmp/* /var/lib/apt/lists/* /var/cache/apt/* && pg_dump --version && pg_restore --version && psql --version
COPY --from=build /packages/cms .
COPY --from=build /pictures/cms .
COPY --from=build /release/cms .
ARG VERSION=unknown
ARG REVISION=unknown
LABEL org.opencontainers.image.title="Back office" org.opencontainers.image.version=${VERSION} \
  org.opencontainers.image.revision=${REVISION} org.opencontainers.image.licenses=MIT
USER node
EXPOSE 3001
HEALTHCHECK --interval=10s --start-period=15m CMD ["node", "-e", "fetch('http://127.0.0.1:3001/readyz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "scripts/start.mjs", "cms"]

FROM part AS site
COPY --from=build /packages/site .
COPY --from=build /pictures/site .
COPY --from=build /release/site .
ARG VERSION=unknown
ARG REVISION=unknown
LABEL org.opencontainers.image.title="Website" org.opencontainers.image.version=${VERSION} \
  org.opencontainers.image.revision=${REVISION} org.opencontainers.image.licenses=MIT
USER node
EXPOSE 3000
HEALTHCHECK --interval=10s --start-period=15m CMD ["node", "-e", "fetch('http://127.0.0.1:3000/healthz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "scripts/start.mjs", "site"]

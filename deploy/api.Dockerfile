# The API with its page. Built from the root of the repository.
FROM node:20-bookworm-slim AS build
WORKDIR /vela
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
RUN npm run build:h5 && npm run build:server && npm prune --omit=dev

FROM node:20-bookworm-slim
ENV NODE_ENV=production MALLOC_MMAP_THRESHOLD_=1000000
WORKDIR /vela
COPY --from=build --chown=node:node /vela /vela
RUN install --directory --owner=node --group=node /data
USER node
CMD ["node", "dist/server/main.cjs"]

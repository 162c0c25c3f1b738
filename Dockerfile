# The product in one image: `serve` by default, any other command of the command line as its argument.
FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
# The Node.js that npm brings along is for machines without one; the image has its own.
RUN npm run build && npm prune --omit=dev && rm -rf node_modules/node node_modules/.bin/node

FROM node:24-bookworm-slim
# Loopback is the default and would be reached by nobody here.
ENV NODE_ENV=production HOST=0.0.0.0 DATA_DIR=/data
WORKDIR /app
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules ./node_modules
COPY --from=build /app/dist/web ./dist/web
COPY --from=build /app/samples ./samples
COPY --from=build /app/src/core ./src/core
COPY --from=build /app/src/contracts ./src/contracts
COPY --from=build /app/src/reader ./src/reader
COPY --from=build /app/src/server ./src/server
COPY --from=build /app/src/cli ./src/cli
# The image's user `node` has the data, and may change nothing of the program.
RUN mkdir /data /backups && chown node:node /data /backups && chmod 700 /data /backups
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s --start-period=30s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT || 3000}/healthz`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["node", "src/cli/main.ts"]
CMD ["serve"]

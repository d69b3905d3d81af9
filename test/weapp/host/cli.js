#!/usr/bin/env node
// Stands in for the command line of WeChat DevTools: `cli auto --project <folder> --auto-port <port>`.
require(require('./bundle-host').bundledHost('cli.cjs'))

#!/usr/bin/env node
// Stands in for the command line of WeChat DevTools: `cli auto --project <folder> --auto-port <port>`.
require('tsx/cjs')
require('./node/run-cli')

import { readEnvironment, type Environment } from './env/environment'
import { describeDemo } from './start/describe-demo'
import { serveUntilStopped } from './start/serve-until-stopped'

const announce = (environment: Environment): void => {
  const lines = [...describeDemo(environment), `Serving ${environment.publicUrl}`]
  process.stdout.write(`${lines.join('\n')}\n`)
}

/** The server alone, for production and for development: `npm start` also builds the page and says where it is. */
void serveUntilStopped(() => ({ environment: readEnvironment(process.env) }), announce)

import { readEnvironment } from './env/environment'
import { serveUntilStopped } from './start/serve-until-stopped'

/** The server alone, for production and for development: `npm start` also builds the page and says where it is. */
void serveUntilStopped(() => readEnvironment(process.env))

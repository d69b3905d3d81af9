import { currentRoute } from './current-route'
import { open } from './open'

const MAINTENANCE = 'pages/easy-page/maintenance'

/** Leads to the page that says why the app is closed, unless it is shown already; it leads back by itself. */
export const leadToMaintenance = (): void => {
  if (currentRoute().path !== MAINTENANCE) void open(MAINTENANCE)
}

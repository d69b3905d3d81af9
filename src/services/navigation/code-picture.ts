import { sceneOfRoute } from '@/domain/way-in/scene'
import { shareWays } from '@/platform/share'
import { apiBase } from '../environment'
import type { Route } from './route'

/**
 * The address of the host app's own code for a page, which the server has drawn; undefined where an ordinary code is
 * drawn on the phone: in a browser, and for a page without a scene.
 */
export const codePicture = (route: Route): string | undefined => {
  const scene = shareWays.hasOwnCodes ? sceneOfRoute(route) : null
  return scene === null ? undefined : `${apiBase}/codes/${scene}`
}

/** A page and its parameters, as links name them. */
interface SceneRoute {
  path: string
  params: Readonly<Record<string, string | undefined>>
}

/** What the scene of a mini-program code may open: it has 32 characters, so a page goes by two letters. */
const SCENES = {
  ac: ['pages/activities/view', 'id'],
  ar: ['pages/articles/view', 'id'],
  tp: ['pages/topics/view', 'id'],
  md: ['pages/order/index', 'model'],
  sh: ['pages/shopList/details/index', 'id'],
  cf: ['pages/ConfigView/ConfigView', 'share'],
  st: ['pages/starfire/index', 'starId'],
  iv: ['pages/invitee/index', 'code'],
  bc: ['pages/business-card/business-card', 'shop', 'phone'],
} as const satisfies Readonly<Record<string, readonly [path: string, ...names: string[]]>>

/** A page that the scene of a code may open. */
export type ScenePath = (typeof SCENES)[keyof typeof SCENES][0]

const rows: Readonly<Record<string, readonly [path: ScenePath, ...names: string[]]>> = SCENES

/** Values of several parameters stand in the row's order, with a dot between them. */
const SCENE = /^([a-z]{2}):([\w-]+(?:\.[\w-]+)*)$/
const LONGEST = 32

/** Reads the scene of a code: "ac:lakeside-night-drive"; null for anything that is none of ours. */
export const routeOfScene = (scene: string): { path: ScenePath; params: Record<string, string> } | null => {
  const [, letters = '', joined = ''] = SCENE.exec(scene) ?? []
  const [path, ...names] = rows[letters] ?? []
  const values = joined.split('.')
  if (path === undefined || values.length !== names.length || scene.length > LONGEST) return null
  return { path, params: Object.fromEntries(names.map((name, index) => [name, values[index] ?? ''])) }
}

/** The scene that opens a page; null for a page without one, and where the values do not go in. */
export const sceneOfRoute = ({ path, params }: SceneRoute): string | null => {
  const row = Object.entries(rows).find(([, [page]]) => page === path)
  if (row === undefined) return null
  const [letters, [, ...names]] = row
  const scene = `${letters}:${names.map((name) => params[name] ?? '').join('.')}`
  return routeOfScene(scene) === null ? null : scene
}

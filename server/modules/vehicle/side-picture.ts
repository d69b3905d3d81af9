import { CarView } from '@/wire/enums/vehicle'

/**
 * SQL: the still that shows from the side what a picture shows, in its paint and on its wheels; null where there is none. The
 * picture is read once a row (SELECT), not once for each still: an order has it deep in its snapshot.
 */
export const sideOf = (modelId: string, picture: string): string =>
  `(SELECT side.picture FROM model_still shown JOIN model_still side ON side.paint_no = shown.paint_no
      AND side.view = '${CarView.side}' AND side.wheels_no IS NOT DISTINCT FROM shown.wheels_no
    WHERE shown.model_id = ${modelId} AND shown.picture = (SELECT ${picture}) LIMIT 1)`

/** SQL: a version from the side, in the paint of its own picture; that picture itself where there is no such still. */
export const SIDE_PICTURE = `coalesce(${sideOf('version.model_id', 'version.picture')}, version.picture)`

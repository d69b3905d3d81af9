import { CarView } from '@/wire/enums/vehicle'

/** SQL: a version from the side, in the paint of its own picture; that picture itself where there is no such still. */
export const SIDE_PICTURE = 'coalesce(side.picture, version.picture)'

/** SQL: what SIDE_PICTURE needs beside the table `version`. */
export const SIDE_PICTURE_JOIN = `
  LEFT JOIN model_still shown ON shown.model_id = version.model_id AND shown.picture = version.picture
  LEFT JOIN model_still side ON side.paint_no = shown.paint_no AND side.view = '${CarView.side}'
    AND side.wheels_no IS NOT DISTINCT FROM shown.wheels_no`

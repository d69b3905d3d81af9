import { Type } from 'typebox'

const MAX_PATH = 300

const path = Type.String({ minLength: 1, maxLength: MAX_PATH })

export const licenceBody = Type.Object({ driversPositiveImgurl: path, driversReverseImgurl: path })
export const licenceReply = Type.Object({ id: Type.String() })

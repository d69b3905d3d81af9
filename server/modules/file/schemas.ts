import { Type } from 'typebox'

const MAX_PATH_LENGTH = 200

export const uploadSchema = {
  request: Type.Object({ module: Type.String() }),
  reply: Type.Object({ path: Type.String(), url: Type.String() }),
}

export const fileUrlSchema = {
  request: Type.Object({ path: Type.String({ minLength: 1, maxLength: MAX_PATH_LENGTH }) }),
  reply: Type.Object({ url: Type.String() }),
}

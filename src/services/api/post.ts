import * as endpoints from '@/wire/endpoints/post'
import type { WritePost } from '@/wire/schemas/post'
import { call } from '../request/call'

/**
 * Posts to a topic, once for each id; of what was edited between two tries the later one stays (extension).
 *
 * @throws ApiError as `call`: topicNotFound, fileNotFound, postRefused, postsTooOften, conflict for what can be changed no
 *   longer.
 */
export const writePost = async (written: WritePost): Promise<string> => (await call(endpoints.write, written)).id

/** Takes an own post away (extension). Throws as `call`: articleNotFound. */
export const deletePost = (id: string): Promise<null> => call(endpoints.remove, { id })

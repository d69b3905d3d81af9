import path from 'node:path'
import type { Environment } from '../../env/environment'
import { createDiskStorage } from './disk-storage'
import type { FileStorage } from './file-storage'
import { createS3Storage } from './s3-storage'

/** Where files are kept: the store where one is named, else the data folder. */
export const chooseStorage = ({ dataDir, s3 }: Pick<Environment, 'dataDir' | 's3'>): FileStorage => {
  const disk = createDiskStorage(path.join(dataDir, 'files'))
  return s3 === null ? disk : createS3Storage(s3, disk)
}

import { DEFAULT_ENVIRONMENT, ENVIRONMENTS, type EnvironmentName } from '@/domain/brand'

const isEnvironmentName = (name: string): name is EnvironmentName => name in ENVIRONMENTS

const named = process.env.TARO_APP_ENV ?? ''

/** The environment of this build; prod unless the build names another. */
export const environmentName: EnvironmentName = isEnvironmentName(named) ? named : DEFAULT_ENVIRONMENT

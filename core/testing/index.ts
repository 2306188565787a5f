/** `reeldock/testing`: a back end for a host's own tests and trials, without any server. */
export { type ScenarioName, scenarios } from './scenarios'
export { createTestBackend, type RecordedCall, type TestBackend, type TestBackendOptions } from './test-backend'

/** `reeldock/testing`: a simulated server for a host's tests and trials. It needs no network. */
export { type ScenarioName, scenarios } from './scenarios'
export { createTestBackend, type RecordedCall, type TestBackend, type TestBackendOptions } from './test-backend'

/** A reporter of vitest's: names the tests that passed only when they were tried again, each of which is a defect. */
export default class Retries {
  #tests = [];

  onTestCaseResult(test) {
    if (test.diagnostic()?.flaky) this.#tests.push(`${test.module.relativeModuleId}: ${test.fullName}`);
  }

  onTestRunEnd() {
    for (const test of this.#tests) console.log(`TRIED AGAIN ${test}`);
  }
}

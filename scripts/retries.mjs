/** A vitest reporter that lists tests which passed only on retry; each is a defect. */
export default class Retries {
  #tests = [];

  onTestCaseResult(test) {
    if (test.diagnostic()?.flaky) this.#tests.push(`${test.module.relativeModuleId}: ${test.fullName}`);
  }

  onTestRunEnd() {
    for (const test of this.#tests) console.log(`TRIED AGAIN ${test}`);
  }
}

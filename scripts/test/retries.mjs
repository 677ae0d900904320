/** Why an attempt failed: the first line of its error, and where in the tests. */
function reasonOf({ message = '', stack = '' }) {
  const place = stack.split('\n').find((line) => line.includes('.test.'));
  return [message.split('\n')[0], place?.trim()].filter(Boolean).join(' ');
}

/** A vitest reporter that lists tests which passed only on retry, each with the reason; each is a defect. */
export default class Retries {
  #tests = [];

  onTestCaseResult(test) {
    if (!test.diagnostic()?.flaky) return;
    const reasons = (test.result().errors ?? []).map(reasonOf);
    this.#tests.push([`${test.module.relativeModuleId}: ${test.fullName}`, ...reasons].join('\n  '));
  }

  onTestRunEnd() {
    for (const test of this.#tests) console.log(`TRIED AGAIN ${test}`);
  }
}

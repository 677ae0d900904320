import ts from 'typescript';

/** Names under which objects that live as long as the process are reached: Payload, its adapter, and the tables of that. */
const LIVING = new Set(['payload', 'db', 'drizzle', 'tables', 'columns']);
const LIVING_TYPE = /^(Payload|Sanitized\w*Config|\w*Adapter|Table|Column)$/;
/** What hands on parts of the object that it is called on, or that its first argument is. */
const ONE = /^(find|findLast|at|get)$/;
const COPIES = /^(values|entries|filter|flat|flatMap|map|slice|toSorted|toReversed)$/;
const EACH = /^(forEach|map|flatMap|filter|find|some|every)$/;
const CHANGES = /^(push|unshift|splice|pop|shift|sort|reverse|fill)$/;
const SETS =
  /^(Object\.(assign|definePropert(y|ies)|setPrototypeOf)|Reflect\.(set|defineProperty|deleteProperty|setPrototypeOf))$/;
/** What Node asks for: a command's result. */
const OWN = /^process\.exitCode = /;

const isAccess = (node: ts.Node): node is ts.PropertyAccessExpression | ts.ElementAccessExpression =>
  ts.isPropertyAccessExpression(node) || ts.isElementAccessExpression(node);
const isWrapped = (node: ts.Node): node is ts.Expression & { expression: ts.Expression } =>
  ts.isParenthesizedExpression(node) ||
  ts.isAsExpression(node) ||
  ts.isNonNullExpression(node) ||
  ts.isSatisfiesExpression(node) ||
  ts.isAwaitExpression(node);
const nameOf = (node: ts.PropertyAccessExpression | ts.ElementAccessExpression) =>
  ts.isPropertyAccessExpression(node)
    ? node.name.text
    : ts.isStringLiteral(node.argumentExpression)
      ? node.argumentExpression.text
      : '';

/** The object whose properties a node changes. */
function changedBy(node: ts.Node): ts.Expression | undefined {
  const isAssignment =
    ts.isBinaryExpression(node) &&
    node.operatorToken.kind >= ts.SyntaxKind.FirstAssignment &&
    node.operatorToken.kind <= ts.SyntaxKind.LastAssignment;
  const isCount =
    (ts.isPrefixUnaryExpression(node) || ts.isPostfixUnaryExpression(node)) &&
    (node.operator === ts.SyntaxKind.PlusPlusToken || node.operator === ts.SyntaxKind.MinusMinusToken);
  const place = isAssignment ? node.left : isCount ? node.operand : ts.isDeleteExpression(node) ? node.expression : undefined;
  if (place) return isAccess(place) ? place.expression : undefined;
  if (!ts.isCallExpression(node)) return undefined;
  if (SETS.test(node.expression.getText())) return node.arguments[0];
  return isAccess(node.expression) && CHANGES.test(nameOf(node.expression)) ? node.expression.expression : undefined;
}

/** The declaration of a name that holds where a node stands. */
function declarationOf(name: string, from: ts.Node): ts.Node | undefined {
  for (let scope: ts.Node | undefined = from.parent; scope; scope = scope.parent) {
    let found: ts.Node | undefined;
    const look = (node: ts.Node): void => {
      const declares =
        ts.isVariableDeclaration(node) ||
        ts.isParameter(node) ||
        ts.isBindingElement(node) ||
        ts.isImportClause(node) ||
        ts.isImportSpecifier(node) ||
        ts.isNamespaceImport(node) ||
        ts.isFunctionDeclaration(node) ||
        ts.isClassDeclaration(node);
      if (declares && node.name?.getText() === name) found ??= node;
      const isInner = node !== scope && (ts.isFunctionLike(node) || ts.isBlock(node) || ts.isForOfStatement(node));
      if (!found && !isInner) ts.forEachChild(node, look);
    };
    look(scope);
    if (found) return found;
  }
  return undefined;
}

/** Whether a declared name stands for an object of somebody else. */
function isForeignName(node: ts.Node): boolean {
  if (ts.isImportClause(node) || ts.isImportSpecifier(node) || ts.isNamespaceImport(node)) return true;
  if (ts.isBindingElement(node)) {
    if (LIVING.has((node.propertyName ?? node.name).getText())) return true;
    return isForeignName(node.parent.parent);
  }
  if (ts.isParameter(node)) {
    const type = node.type && ts.isTypeReferenceNode(node.type) ? node.type.typeName.getText() : '';
    if (LIVING.has(node.name.getText()) || LIVING_TYPE.test(type)) return true;
    const call = node.parent.parent; // of a function that gets each part of an object
    const callee = ts.isCallExpression(call) && isAccess(call.expression) ? call.expression : undefined;
    return callee !== undefined && EACH.test(nameOf(callee)) && isForeign(callee.expression);
  }
  if (!ts.isVariableDeclaration(node)) return false;
  const loop = node.parent.parent;
  if (ts.isForOfStatement(loop)) return isForeign(loop.expression);
  return node.initializer !== undefined && isForeign(node.initializer);
}

/** Whether an expression is an object of Payload, of another module, or a global. */
function isForeign(node: ts.Expression): boolean {
  if (isWrapped(node)) return isForeign(node.expression);
  if (ts.isIdentifier(node)) {
    const declared = declarationOf(node.text, node);
    return declared ? isForeignName(declared) : true; // a global
  }
  if (isAccess(node)) return LIVING.has(nameOf(node)) || isForeign(node.expression);
  if (ts.isBinaryExpression(node)) return isForeign(node.left) || isForeign(node.right);
  if (!ts.isCallExpression(node)) return false;
  const { expression: callee, arguments: given } = node;
  if (/^getTable/.test(callee.getText())) return true; // columns, as Drizzle has them
  if (!isAccess(callee) || !(ONE.test(nameOf(callee)) || COPIES.test(nameOf(callee)))) return false;
  return callee.expression.getText() === 'Object' ? given.some(isForeign) : isForeign(callee.expression);
}

/** Whether an expression is a list or object made for its holder, whatever its parts are. */
function isCopy(node: ts.Expression): boolean {
  if (isWrapped(node)) return isCopy(node.expression);
  if (ts.isCallExpression(node)) return isAccess(node.expression) && COPIES.test(nameOf(node.expression));
  const declared = ts.isIdentifier(node) ? declarationOf(node.text, node) : undefined;
  return declared !== undefined && ts.isVariableDeclaration(declared) && !!declared.initializer && isCopy(declared.initializer);
}

/** The places of a source that change what is not theirs: Payload's adapter, a table's columns, another module's exports, a global. */
export function foreignWrites(text: string, file = 'source.ts'): string[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const look = (node: ts.Node): void => {
    const changed = changedBy(node);
    if (changed && !isCopy(changed) && isForeign(changed) && !OWN.test(node.getText())) found.push(node.getText());
    ts.forEachChild(node, look);
  };
  look(source);
  return found;
}

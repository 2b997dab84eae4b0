import { describe } from 'vitest'
import { expectConditions } from '../testing/expect-conditions.ts'

const missing = 'Property missing is undefined on object.'

describe('errors and logic', () => {
  expectConditions([
    ['resource.data.missing > 0 || true', true],
    ['true || resource.data.missing > 0', true],
    ['resource.data.missing > 0 || false', missing],
    ['!(resource.data.missing > 0 && false)', true],
    ['!(false && resource.data.missing > 0)', true],
    ['resource.data.missing > 0 && true', missing],
    ['(resource.data.missing > 0 && false) || true', true],
    ['resource.data.missing == null', missing],
    ['!(resource.data.missing == 1)', missing],
    ['resource.data.missing is string', missing],
    ["resource.data['missing'] != true", missing],
    ['1 && true', 'Unsupported operation error'],
    ['false || 1', 'Unsupported operation error'],
    ['1 ? true : false', 'Unsupported operation error'],
    ['true ? 1 == 1 : resource.data.missing', true],
    ['false ? resource.data.missing : true', true],
    ['!1', 'Unsupported operation error'],
    ['null && true', 'Null value error.'],
    ['1', 'int instead of bool'],
    ['nothing == 1', 'Null value error.'],
    ['nothing() || true', true],
    ['nothing()', 'Function not found error: Name: [nothing].'],
    ["'a'.nothing()", 'Function not found error: Name: [nothing].'],
    ['1 / request.resource.data.zero == 1', 'Divide by zero error.'],
    ['1 % request.resource.data.zero == 1', 'Divide by zero error.'],
  ])
})

describe('numbers', () => {
  expectConditions([
    ['10 / 4 == 2', true],
    ['10 / 4 == 2.5', false],
    ['-7 / 2 == -3', true],
    ['10.0 / 4 == 2.5', true],
    ['10 % 3 == 1', true],
    ['1.5 + 1 == 2.5', true],
    ['1 == 1.0', true],
    ['[1] == [1.0]', false],
    ["{'a': 1} == {'a': 1.0}", false],
    ['0.0 == -0.0', true],
    ['[0.0] == [-0.0]', false],
    ["float('NaN') == float('NaN')", false],
    ["float('NaN') < 1.0", false],
    ['1 < 1.5 && 2 > 1.5 && 1 <= 1.0 && 1.0 >= 1', true],
    ['9223372036854775807 + 1 > 0', 'Integer overflow error.'],
    ['-9223372036854775808 < 0', true],
    ['- 5 + 10 == 5', true],
    ['1e3 == 1000.0 && .5 == 0.5', true],
    ["1 < 'a'", 'Unsupported operation error. Received: int < string.'],
    ['null < 1', 'Null value error.'],
    ["1 == 'a'", false],
    ["1 != 'a'", true],
  ])
})

describe('is', () => {
  expectConditions([
    ['resource.data.n is int && resource.data.n is number', true],
    ['resource.data.n is float', false],
    ['request.resource.data.f is float && request.resource.data.f is number', true],
    ['resource.data.s is string', true],
    ['resource.data.list is list && resource.data.map is map', true],
    ['true is bool && request.time is timestamp && request.path is path', true],
    ["duration.value(1, 's') is duration && latlng.value(1, 2) is latlng", true],
    ["b'a' is bytes && ['a'].toSet() is set", true],
    ['request.resource.data.diff(resource.data) is map_diff', true],
    ['null is string', false],
  ])
})

describe('in', () => {
  expectConditions([
    ['1 in [1, 2]', true],
    ['3 in [1, 2]', false],
    ['1 in [1.0]', false],
    ['-0.0 in [0.0]', true],
    ["'a' in resource.data.map", true],
    ["'z' in resource.data.map", false],
    ["!('toString' in resource.data)", true],
    ["'k' in ['k'].toSet()", true],
    ["'a' in null", 'Null value error.'],
    ["'a' in 'abc'", 'Function not found error: Name: [in].'],
    ['1 in resource.data.map', 'Received: map.in(int). Expected: map.in(string).'],
  ])
})

describe('index and range', () => {
  expectConditions([
    ['resource.data.list[1] == 2', true],
    ['resource.data.list[2] == null', 'Index out of bound error. Index: [2] , size: [2].'],
    ['resource.data.list[-1] == 2', 'Index out of bound error'],
    ["resource.data.list['length'] == 2", 'Received: list[string]. Expected: list[int].'],
    ["resource.data['n'] == 1 && resource.data['nul'] == null", true],
    ["resource.data['constructor'] == null", 'Property constructor is undefined'],
    ["'hello world'[6:11] == 'world' && 'abc'[1] == 'b'", true],
    ["'abc'[1:1] == '' && 'abc'[0:3] == 'abc' && [1][0:1] == [1]", true],
    ["'abc'[0:0] == ''", 'Index out of bound error. Index: [-1] , size: [3].'],
    ["'abc'[3:3] == ''", 'Index out of bound error. Index: [3] , size: [3].'],
    ['[][0:0] == []', 'Index out of bound error. Index: [0] , size: [0].'],
    ["'abc'[1:99] == 'bc'", 'Index out of bound error. Index: [98] , size: [3].'],
    ['[1, 2, 3, 4][1:3] == [2, 3]', true],
    ['[1, 2][2:1] == []', 'Index out of bound error'],
    ['null.a == 1', 'Null value error.'],
    ['null[0] == 1', 'Null value error.'],
    ['[1][null] == 1', 'Null value error.'],
    ["'a'.length == 1", 'Property length is undefined on object.'],
  ])
})

describe('strings', () => {
  expectConditions([
    ["'ABC'.lower() == 'abc' && 'abc'.upper() == 'ABC' && '  a '.trim() == 'a'", true],
    ["'user@domain.com'.matches('.*@domain[.]com')", true],
    ["'banana'.matches('nan')", false],
    ["'a'.matches('(' + '')", 'Invalid regular expression'],
    ["'banana'.replace('a', 'o') == 'bonono' && 'banana'.replace('ana', 'ee') == 'beena'", true],
    ["'foo@test.com'.replace('.', '-') == '------------'", true],
    ["'ab'.replace('(a)', '[$1$0]') == '[aa]b' && 'a'.replace('a', '\\\\$') == '$'", true],
    ["'a/b/c'.split('/') == ['a', 'b', 'c']", true],
    ["'😀'.size() == 2 && ''.size() == 0", true],
    ["'é'.toUtf8().size() == 2", true],
    ["'a' + 'b' == 'ab' && 'a' < 'b'", true],
    ["'a' + 1 == 'a1'", 'Unsupported operation error. Received: string + int.'],
    ["'\\x41\\u0041\\101' == 'AAA' && \"it's\" == 'it\\'s'", true],
    ["'a.b'.matches('a\\\\.b')", true],
    ["'a'.matches(1)", 'Received: string.matches(int). Expected: string.matches(string).'],
    ["'a'.lower(1) == 'a'", 'Incorrect number of arguments. Received: 1.'],
  ])
})

describe('lists and sets', () => {
  expectConditions([
    ['[1, 2].hasAny([2, 3]) && [1, 2].hasAll([1]) && [1, 1].hasOnly([1, 2])', true],
    ['[1, 2].hasOnly([1])', false],
    ['[1, 2].hasAll([1, 3])', false],
    ['[1].hasAny([1.0])', false],
    ['[1].toSet().hasAny([1.0])', true],
    ["['a'].concat(['b']).join('-') == 'a-b'", true],
    ['[1, 2, 1].removeAll([1]) == [2]', true],
    ['[1, 2, 1].toSet().size() == 2 && [1, 2, 3].size() == 3', true],
    ["[1, 1.0, null].join(',') == '1,1.0,null'", true],
    ["[[1]].join(',') == '1'", 'Received: string(list).'],
    [
      "['a'].join() == 'a'",
      'Incorrect number of arguments. Received: 0. Expected: list.join(string).',
    ],
    ['[1, 2].toSet() == [2, 1].toSet()', true],
    ['[1, 2].toSet() == [1, 2]', false],
    ['[1, 2].toSet().difference([1].toSet()) == [2].toSet()', true],
    ['[1, 2].toSet().intersection([2, 3].toSet()).hasOnly([2])', true],
    ['[1].toSet().union([2].toSet()).hasAll([1, 2])', true],
    ['[1].toSet().union([2]).size() == 2', 'Received: set.union(list). Expected: set.union(set).'],
    ['[1].union([2]).size() == 2', 'Function not found error: Name: [union].'],
    ["'abc'.hasAny(['a'])", 'Function not found error: Name: [hasAny].'],
  ])
})

describe('maps', () => {
  expectConditions([
    ["{'b': 1, 'a': 2}.keys() == ['a', 'b']", true],
    ["{'é': 1, 'ｚ': 2, '😀': 3, '': 4}.keys() == ['', 'é', 'ｚ', '😀']", true],
    ["{'c': 3, 'a': 1}.values() == [3, 1] && {'a': 1}.size() == 1", true],
    ["resource.data.get('n', 0) == 1 && resource.data.get('z', 7) == 7", true],
    ["resource.data.get(['map', 'a'], 0) == 1 && resource.data.get(['map', 'z'], 7) == 7", true],
    ["resource.data.get(['n', 'a'], 7) == 7", true],
    ["resource.data.get('z') == null", 'Incorrect number of arguments'],
    ['request.resource.data.map.diff(resource.data.map).addedKeys() == ["c"].toSet()', true],
    ['request.resource.data.map.diff(resource.data.map).removedKeys().hasOnly(["b"])', true],
    ['request.resource.data.map.diff(resource.data.map).unchangedKeys().hasOnly(["a"])', true],
    ['request.resource.data.map.diff(resource.data.map).changedKeys().size() == 0', true],
    ["'n' in request.resource.data.diff(resource.data).affectedKeys()", true],
    ["{'a': 1}.diff({'a': 1.0}).affectedKeys().size() == 0", true],
    ["{'a': float('NaN')}.diff({'a': float('NaN')}).affectedKeys().size() == 0", true],
    ['{1: 2}.size() == 1', 'Unsupported map key type'],
    ["{'a': resource.data.missing}.size() == 1", missing],
  ])
})

describe('paths', () => {
  expectConditions([
    ["/users/$(request.auth.uid) == path('users/alice')", true],
    ["path('/users/alice')[1] == 'alice'", true],
    ["path('users/{uid}').bind({'uid': 'bob'}) == path('users/bob')", true],
    ["path('users/bob').bind({'uid': 'bob'}) == null", 'Path has no variable uid.'],
    ["string(path('a/b')) == '/a/b'", true],
    ["path(path('a/b')) == path('a/b')", 'Received: path(path). Expected: path(string).'],
    ['request.path == /databases/$(database)/documents/things/$(id)', true],
    ["request.path[4] == id && id == 't1'", true],
    ['resource.__name__ == request.path && resource.id == id', true],
    ['/a/$(resource.data.nul) == null', 'Null value error.'],
    ['/a/$(resource.data.list) == null', 'Invalid path segment'],
  ])
})

describe('time', () => {
  expectConditions([
    ['request.time.year() == 2026 && request.time.month() == 3 && request.time.day() == 1', true],
    ['request.time.hours() == 10 && request.time.minutes() == 20', true],
    ['request.time.seconds() == 30 && request.time.nanos() == 123456000', true],
    ['request.time.dayOfWeek() == 7 && request.time.dayOfYear() == 60', true],
    ['timestamp.date(2024, 12, 31).dayOfYear() == 366', true],
    ['request.time.date() == timestamp.date(2026, 3, 1)', true],
    ['request.time.time() == duration.time(10, 20, 30, 123456000)', true],
    ['request.time.toMillis() == 1772360430123', true],
    ['timestamp.value(-1500).seconds() == 58 && timestamp.value(-1500).nanos() == 500000000', true],
    ['timestamp.value(-1500).toMillis() == -1500 && timestamp.value(-1500).year() == 1969', true],
    ["timestamp.value(0) + duration.value(60, 's') == timestamp.value(60000)", true],
    ["timestamp.value(60000) - timestamp.value(0) == duration.value(1, 'm')", true],
    ["request.time < request.time + duration.value(1, 'ns')", true],
    [
      "duration.value(1, 'w') == duration.value(7, 'd') && duration.value(1, 'h') > duration.value(59, 'm')",
      true,
    ],
    ["duration.abs(duration.value(-5, 's')) == duration.value(5, 's')", true],
    [
      "duration.value(1500, 'ms').seconds() == 1 && duration.value(1500, 'ms').nanos() == 500000000",
      true,
    ],
    ["duration.value(1, 'x') == null", 'Invalid duration unit'],
    ['timestamp.date(2026, 2, 30) == null', 'Invalid date'],
    ['request.time > 1', 'Unsupported operation error'],
  ])
})

describe('bytes, latlng and hashes', () => {
  expectConditions([
    ["b'\\x68i'.toHexString() == '6869' && 'hi'.toUtf8() == b'hi'", true],
    ["'hi'.toUtf8().toBase64() == 'aGk=' && '~~~'.toUtf8().toBase64() == 'fn5-'", true],
    ["b'a' < b'b' && 'b'.toUtf8() >= 'ab'.toUtf8()", true],
    ["hashing.md5('').toHexString() == 'D41D8CD98F00B204E9800998ECF8427E'", true],
    ["hashing.sha256('abc').toHexString()[0:8] == 'BA7816BF'", true],
    ["hashing.crc32('123456789').toHexString() == '2639F4CB'", true],
    ["hashing.crc32c('123456789').toHexString() == '839206E3'", true],
    ["hashing.md5('hello'.toUtf8()) == hashing.md5('hello')", true],
    ['hashing.md5(1) == null', 'Unsupported operation error'],
    ['latlng.value(1.5, 2).latitude() == 1.5 && latlng.value(1, 2).longitude() == 2.0', true],
    ['latlng.value(0, 0).distance(latlng.value(0, 1)) > 111000', true],
    ['latlng.value(0, 0).distance(latlng.value(0, 1)) < 112000', true],
    ['latlng.value(91, 0) == null', 'Invalid latlng'],
  ])
})

describe('math and casts', () => {
  expectConditions([
    ['math.abs(-2) is int && math.abs(-2.5) == 2.5', true],
    ['math.ceil(1.5) == 2 && math.ceil(1) is float && math.floor(-1.5) == -2', true],
    ['math.round(2.5) == 3 && math.round(-2.5) == -2 && math.round(1.4) is int', true],
    ['math.sqrt(4) == 2.0 && math.pow(2, 3) == 8.0 && math.isNaN(math.sqrt(-1))', true],
    ["math.abs('a') == 1", 'Received: math.abs(string). Expected: math.abs(int), math.abs(float).'],
    ['math.isInfinite(1.0)', 'Function not found error: Name: [math.isInfinite].'],
    ["int('12') == 12 && int('-3') == -3 && int('+3') == 3 && int(-1.9) == -1", true],
    ["int('1.5') == 1", 'Type conversion error'],
    ["int('9223372036854775808') == 1", 'Type conversion error'],
    ["int(float('9.3e18')) == 9223372036854775807 && int(float('NaN')) == 0", true],
    ['int(true) == 1', 'Unsupported operation error'],
    [
      "float('1e3') == 1000.0 && float('5.') == 5.0 && float('0x1p3') == 8.0 && float(2) is float",
      true,
    ],
    ["float('inf') > 1.0", 'Type conversion error'],
    [
      "string(true) == 'true' && string(null) == 'null' && string(1.0) == '1.0' && string(12) == '12'",
      true,
    ],
    ["string([1]) == ''", 'Received: string(list).'],
    ['debug(resource.data.n) == 1', true],
    ["bool('true')", 'Function not found error: Name: [bool].'],
  ])
})

describe('the request', () => {
  expectConditions([
    ["request.auth.uid == 'alice' && request.auth.token.email == 'alice@example.com'", true],
    ['request.auth.token.level == 3 && request.auth.token.level is int', true],
    ["request.auth.token.get('admin', false) == true", false],
    ['request.auth.token.admin == true', 'Property admin is undefined on object.'],
    ["request.method == 'update'", true],
    ['request.query.limit == 1', 'Property query is undefined on object.'],
    ["request.resource.data.s == 'new' && resource.data.s == 'old'", true],
    ['request.resource.id == id', true],
  ])
})

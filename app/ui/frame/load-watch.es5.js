/*
 * The first script of every page, written into it: decides once whether this browser runs the others, and says so when they or the
 * styles do not come. ECMAScript 5 without trailing commas: engines that know nothing newer run it too.
 */
(function (window, document) {
  var tag = document.getElementById("load-watch");
  var watch = { supported: isSupported() && !isLeftPlain(), running: false, fail: fail, start: start, run: run };
  var failed = false;
  var late = false;
  window.portalScripts = watch;
  if (!watch.supported) refreshLater();

  /* Every built-in that the bundle uses and that an engine may lack although it can parse it. */
  function isSupported() {
    return (
      "noModule" in tag &&
      typeof globalThis === "object" &&
      typeof BigInt === "function" &&
      typeof queueMicrotask === "function" &&
      typeof AbortController === "function" &&
      typeof Object.fromEntries === "function" &&
      typeof Array.prototype.flatMap === "function" &&
      typeof String.prototype.replaceAll === "function" &&
      typeof Promise.allSettled === "function" &&
      typeof Intl.PluralRules === "function"
    );
  }

  /* A page whose scripts broke in this tab stays as the server draws it. */
  function isLeftPlain() {
    try {
      return window.sessionStorage.getItem("portal-plain") === window.location.pathname;
    } catch (error) {
      return false;
    }
  }

  /* Lets the scripts in that the server holds back (gate-scripts.server.ts); an engine that they are not for has fetched none of them. */
  function start() {
    var links, held, script, at;
    if (!watch.supported) return;
    hidePlainActs(true);
    watch.drawn = document.querySelectorAll("input,select,textarea");
    document.addEventListener("focusin", function (event) {
      watch.focused = event.target;
    });
    links = document.querySelectorAll("link[rel=held-preload]");
    held = document.querySelector("script[type=held-module]");
    script = document.createElement("script");
    for (at = 0; at < links.length; at += 1) links[at].rel = "modulepreload";
    script.type = "module";
    script.setAttribute("nonce", held.nonce || held.getAttribute("nonce"));
    script.text = held.text;
    held.parentNode.appendChild(script);
  }

  function fail() {
    if (failed) return;
    failed = true;
    hidePlainActs(false);
    refreshLater();
    if (document.getElementById("load-note")) show();
    else document.addEventListener("DOMContentLoaded", show);
  }

  /* What is there for pages whose script does not run (plain-only.tsx). */
  function hidePlainActs(isHidden) {
    var acts = document.querySelectorAll ? document.querySelectorAll(".plain-only") : [];
    var at;
    for (at = 0; at < acts.length; at += 1) acts[at].hidden = isHidden;
  }

  /* Where script is on, `noscript` does not refresh: what it holds back is done here, unless the page's script runs after all. */
  function refreshLater() {
    var asked, at, notes, parts;
    if (document.readyState !== "complete") {
      window.setTimeout(refreshLater, 500);
      return;
    }
    notes = document.getElementsByTagName("noscript");
    for (at = 0; at < notes.length; at += 1)
      asked = asked || /http-equiv="refresh" content="([^"]+)"/.exec(notes[at].textContent || "");
    if (!asked) return;
    parts = asked[1].split(";url=");
    window.setTimeout(
      function () {
        if (!watch.running) window.location.replace(parts[1] || window.location.pathname + window.location.search);
      },
      Number(parts[0]) * 1000
    );
  }

  function show() {
    var note = document.getElementById("load-note");
    var link = document.createElement("a");
    if (!note || !failed) return;
    link.href = window.location.pathname + window.location.search;
    link.appendChild(document.createTextNode(tag.getAttribute("data-reload")));
    note.className = "strip warning";
    note.setAttribute("role", "alert");
    note.appendChild(document.createTextNode(tag.getAttribute("data-text") + " "));
    note.appendChild(link);
  }

  /* The scripts run after all: they were only late. */
  function run() {
    var note = document.getElementById("load-note");
    watch.running = true;
    if (watch.supported) hidePlainActs(true);
    /* By then the page is taken over: what another page says is not of this one. */
    window.setTimeout(function () {
      watch.drawn = null;
    }, 3000);
    if (!late) return;
    failed = late = false;
    if (note) note.className = note.innerHTML = "";
  }

  if (!window.addEventListener) return;
  window.addEventListener(
    "error",
    function (event) {
      var node = event.target;
      if (node && node.nodeName === "LINK" && node.rel === "stylesheet") fail();
      else if (node && /^(?:LINK|SCRIPT)$/.test(node.nodeName) && watch.supported) fail();
    },
    true
  );
  window.addEventListener("unhandledrejection", function () {
    if (watch.supported && !watch.running) fail();
  });
  window.setTimeout(
    function () {
      late = watch.supported && !watch.running && !failed;
      if (late) fail();
    },
    Number(tag.getAttribute("data-timeout"))
  );
})(window, document);
